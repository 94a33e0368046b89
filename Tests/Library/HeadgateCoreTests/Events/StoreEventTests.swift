import Headgate
import HeadgateSupport
import Testing

@testable import HeadgateCore

/// Keeps the events of a store with actions of one type.
private final class Events<RootAction>: StoreObserver {
  var all: [StoreEvent<RootAction>] = []
  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    if let event = event as? StoreEvent<RootAction> { all.append(event) }
  }
  var received: [ReceivedAction<RootAction>] {
    all.compactMap { if case .actionReceived(let received) = $0 { received } else { nil } }
  }
  var started: [EffectDescription] {
    all.compactMap { if case .effectStarted(let effect) = $0 { effect } else { nil } }
  }
  var names: [String] { all.map(EventNames.name(of:)) }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoreEventTests {
  // holds: STORE-36
  @Test func `events come in the order in which things happen`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        action == "tap" ? .merge(.send("next"), .run(name: "load") { send in await send("loaded") }) : .none
      }
      let events = Events<String>()
      let token = store.addObserver(events)
      await store.send("tap").finish()
      #expect(
        events.names == [
          "received tap", "reduced tap", "received next", "reduced next", "changed", "started",
          "emitted loaded", "received loaded", "reduced loaded", "changed", "finished",
        ]
      )
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-37
  @Test func `an action carries its number, its cause and the place where it was sent`() async {
    await expectGone { watch in
      var lines: [UInt] = []
      let store = watch.logged { action in
        guard action == "tap" else { return .none }
        lines = [#line + 2, #line + 3]
        return .merge(
          .send("next"),
          .run(name: "load") { send in await send("loaded") }
        )
      }
      let events = Events<String>()
      let token = store.addObserver(events)
      await store.send("first").finish()
      let sent: UInt = #line + 1
      await store.send("tap").finish()
      #expect(events.received.map(\.number) == [1, 2, 3, 4])
      #expect(events.received.map(\.action) == ["first", "tap", "next", "loaded"])
      let effect = events.started.first
      #expect(events.received.map(\.cause) == [.sent, .sent, .action(2), .effect(effect?.number ?? 0)])
      #expect(events.received.dropFirst().map(\.line) == [sent, lines[0], lines[1]])
      #expect(events.received.allSatisfy { "\($0.fileID)" == #fileID })
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-37
  @Test func `what is sent into the store of a child carries its place as well`() async {
    await expectGone { watch in
      let state = Family.Parent.State(child: .init(id: 1), rows: [.init(id: 1)])
      let store = watch(Store(initialState: state) { Family.Parent() })
      let events = Events<Family.Parent.Action>()
      let token = store.addObserver(events)
      store.scope(state: \.inner, action: \.inner).send(.note("a"))
      store.scope(state: \.child, action: \.child)?.send(.note("b"))
      store.scope(state: \.rows, action: \.rows)[0].send(.note("c"))
      let line: UInt = #line - 1
      store.send(.inner(.perform { _ in .send(.note("d")) }))
      #expect(events.received.map(\.line) == [line - 2, line - 1, line, line + 2, line + 2])
      #expect(events.received.allSatisfy { "\($0.fileID)" == #fileID })
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-37
  @Test func `actions that nobody was told of count`() async {
    await expectGone { watch in
      let store = watch.logged { $0 == "go" ? .send("next") : .none }
      for action in ["a", "go"] { store.send(action) }
      let events = Events<String>()
      let token = store.addObserver(events)
      store.send("go")
      #expect(events.received.map(\.number) == [4, 5])
      #expect(events.received.last?.cause == .action(4))
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-38
  @Test func `an effect carries its name, the action that returned it and the place where it was made`() async {
    await expectGone { watch in
      var line: UInt = 0
      let latch = Latch()
      let store = watch.logged { action in
        switch action {
        case "tap":
          line = #line + 1
          return .concatenate(
            .run(name: "first") { _ in await latch.wait() },
            .run(name: "second") { _ in },
            .send("end")
          )
        default: return .none
        }
      }
      let events = Events<String>()
      let token = store.addObserver(events)
      store.send("before")
      let task = store.send("tap")
      store.send("meanwhile")
      latch.open()
      await task.finish()
      #expect(events.started.map(\.name) == ["first", "second"])
      #expect(events.started.map(\.cause) == [.action(2), .action(2)])
      #expect(events.started.map(\.line) == [line + 1, line + 2])
      #expect(events.started.first?.fileID == #fileID)
      #expect(events.received.last?.cause == .action(2))
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-36
  @Test func `a cancelled effect is told as cancelled, once, and not as finished`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        action == "go" ? .untilCancelled("effect", record).cancellable(id: 1) : .cancel(id: 1)
      }
      let events = Events<String>()
      let token = store.addObserver(events)
      let task = store.send("go")
      await record.noted("effect started")
      store.send("cancel")
      store.send("cancel")
      await task.finish()
      #expect(events.names.filter { ["started", "cancelled", "finished"].contains($0) } == ["started", "cancelled"])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-39
  @Test func `stores of children are told when they come and go`() async {
    await expectGone { watch in
      let events = Events<Family.Parent.Action>()
      let store = watch(Store(initialState: Family.Parent.State(child: .init(id: 1))) { Family.Parent() })
      let token = store.addObserver(events)
      do {
        let child = store.scope(state: \.child, action: \.child)
        #expect(child === store.scope(state: \.child, action: \.child))
      }
      #expect(events.names == ["attached StoreOf<Family.Child>"])
      store.send(
        .perform {
          $0.child = nil; return .none
        }
      )
      #expect(store.scope(state: \.child, action: \.child) == nil)
      // Told with the next event, before it.
      let count = events.names.count
      store.send(.note("next"))
      #expect(events.names.dropFirst(count).first == "detached StoreOf<Family.Child>")
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-39
  @Test func `a child store that goes on another thread is told on the store's actor`() async {
    await expectGone { watch in
      let events = Events<Family.Parent.Action>()
      let store = watch(Store(initialState: Family.Parent.State(child: .init(id: 1))) { Family.Parent() })
      let token = store.addObserver(events)
      let child = Locked(store.scope(state: \.child, action: \.child))
      store.send(
        .perform {
          $0.child = nil; return .none
        }
      )
      #expect(store.scope(state: \.child, action: \.child) == nil)
      await Task.detached { child.withLock { $0 = nil } }.value
      withExtendedLifetime(token) {}
      store.send(.note("next"))
      #expect(events.names.contains("detached StoreOf<Family.Child>"))
    }
  }
}
