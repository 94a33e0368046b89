import Headgate
import Testing

@testable import HeadgateCore

/// A server that owns a store; what the store does it has to do here.
private actor Server {
  private lazy var store = ActorStore(
    initialState: Family.Parent.State(child: .init(id: 1), rows: [.init(id: 1)]),
    reducer: { Family.Parent() },
    isolation: self
  )
  private var tokens: [ObserveToken] = []

  init(_ watch: StoreWatch) async {
    _ = watch(store)
  }

  var log: [String] { store.log }
  var state: Family.Parent.State { store.state }

  func send(_ action: Family.Parent.Action) -> StoreTask {
    store.send(action)
  }

  func scopes() -> Bool {
    let inner = store.scope(state: \.inner, action: \.inner)
    inner.send(.note("inner"))
    store.scope(state: \.child, action: \.child)?.send(.note("child"))
    let rows = store.scope(state: \.rows, action: \.rows)
    rows[0].send(.note("row"))
    return store.inner.log == ["inner"] && store.child?.log == ["child"] && store.rows[0].log == ["row"]
      && inner === store.scope(state: \.inner, action: \.inner) && rows.count == 1
      && store.scope(state: \.sibling, action: \.sibling) == nil
      && inner.state.log == ["inner"] && store.state.inner.log == ["inner"]
  }

  func observe(_ record: Record) {
    let store = store
    tokens = [
      store.observe {
        self.preconditionIsolated()
        record.note("observed \(store.log.count)")
      },
      store.onAction { state, _ in
        self.preconditionIsolated()
        record.note("action \(state.log.count)")
      },
      store.addObserver(EventNames { if $0 == "changed" { record.note($0) } }),
    ]
  }

  /// How often a closure runs that reads the state and no property of it, when one has changed.
  func runsForState() -> Int {
    let store = store
    var runs = 0
    let token = store.observe {
      _ = store.state
      runs += 1
    }
    store.send(.note("seen"))
    token.cancel()
    return runs
  }

  /// Ends the observations, which keep this actor.
  func stopObserving() {
    tokens = []
  }

  func describe() -> [String] {
    let inner = store.scope(state: \.inner, action: \.inner)
    return [store.debugDescription, inner.debugDescription, "\(store == store)", "\(Set([inner, inner]).count)"]
  }

  func sendFunction() -> Bool {
    let send: (Family.Parent.Action) -> StoreTask = store.send
    return send(.note("function")).isCancelled && store.withState { $0.log.last } == "function"
  }

  func nextEvents(_ count: Int) async -> [String] {
    let events = store.events
    store.send(.note("a"))
    var names: [String] = []
    for await event in events.prefix(count) { names.append(EventNames.name(of: event)) }
    return names
  }
}

@Suite(.timeLimit(.minutes(10)))
struct ActorStoreTests {
  // holds: STORE-40
  @Test func `reduces synchronously and delivers on its actor`() async {
    await expectGone { watch in
      let server = await Server(watch)
      let task = await server.send(
        .perform { [unowned server] state in
          server.preconditionIsolated()
          state.log.append("now")
          return .run { send in
            await send(
              .perform { state in
                server.preconditionIsolated()
                state.log.append("delivered")
                return .none
              }
            )
          }
        }
      )
      #expect(await server.log.first == "now")
      await task.finish()
      #expect(await server.log == ["now", "delivered"])
    }
  }

  // holds: STORE-42
  @Test func `scopes, observes, tells events and describes itself as a store does`() async {
    await expectGone { watch in
      let server = await Server(watch)
      let record = Record()
      #expect(await server.scopes())
      await server.observe(record)
      _ = await server.send(
        .perform {
          $0.log.append("x"); return .none
        }
      )
      #expect(record.notes == ["observed 2", "action 3", "changed", "observed 3"])
      #expect(
        await server.describe() == ["ActorStoreOf<Family.Parent>", "ActorStoreOf<Family.Grandchild>", "true", "1"]
      )
      #expect(await server.sendFunction())
      await server.stopObserving()
      #expect(await server.runsForState() == 2)
      #expect(
        await server.nextEvents(3) == ["received note(\"a\")", "reduced note(\"a\")", "changed"]
      )
    }
  }

  // holds: STORE-42
  @MainActor
  @Test func `a closure of another actor runs on that one when a copy of the state tells it`() async {
    await expectGone { watch in
      let server = await Server(watch)
      let copy = await server.state
      let record = Record()
      let token = observe {
        MainActor.preconditionIsolated()
        record.note("run \(record.notes.count) \(copy.log)")
      }
      _ = await server.send(.note("a"))
      await record.noted("run 1 []")
      #expect(record.notes.count == 2)
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-41
  @Test func `does not keep its actor, and stops with it`() async {
    let record = Record()
    await expectGone { watch in
      weak var gone: Server?
      do {
        let server = await Server(watch)
        gone = server
        _ = await server.send(.perform { _ in .untilCancelled("effect", record) })
        await record.noted("effect started")
      }
      #expect(gone == nil)
    }
    await record.noted("effect cancelled")
  }

  // holds: STORE-41
  @Test func `a thousand stores on a thousand actors`() async {
    await expectGone { watch in
      var servers: [Server] = []
      for _ in 0..<1_000 { servers.append(await Server(watch)) }
      await withTaskGroup(of: Void.self) { group in
        for server in servers {
          group.addTask {
            await server.send(.perform { _ in .run { send in await send(.note("done")) } }).finish()
          }
        }
      }
      for server in servers { #expect(await server.log == ["done"]) }
    }
  }

  // holds: STORE-43
  @Test func `many producers lose nothing and keep their order`() async {
    await expectGone { watch in
      let server = await Server(watch)
      await withTaskGroup(of: Void.self) { group in
        for producer in 0..<16 {
          group.addTask {
            for number in 0..<500 { _ = await server.send(.note("\(producer) \(number)")) }
          }
        }
      }
      let log = await server.log
      #expect(log.count == 8_000)
      for producer in 0..<16 {
        let own = log.filter { $0.hasPrefix("\(producer) ") }
        #expect(own == (0..<500).map { "\(producer) \($0)" })
      }
    }
  }
}
