import Headgate
import HeadgateSupport
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoreObserverTests {
  /// Answers one action by another, and reads the state at each.
  private final class Answering: StoreObserver {
    weak var store: Store<[String], String>?
    var counts: [Int] = []
    func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
      guard case .actionReceived(let received) = event else { return }
      counts.append((state() as? [String])?.count ?? -1)
      guard received.action as? String == "tap" else { return }
      let store = store
      MainActor.assumeIsolated { _ = store?.send("answer") }
    }
  }

  // holds: STORE-35
  @Test func `an observer reads the state and sends, which queues`() async {
    await expectGone { watch in
      let store = watch.logged { action in action == "tap" ? .send("follow-up") : .none }
      let observer = Answering()
      observer.store = store
      let token = store.addObserver(observer)
      store.send("tap")
      #expect(store.state == ["tap", "answer", "follow-up"])
      #expect(observer.counts == [0, 1, 2])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-35, STORE-36
  @Test func `what an observer sends at any event comes after all have heard of that event`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        action == "go" ? .run { send in await send("from effect") } : .none
      }
      var answered: Set<String> = []
      var heard: [String] = []
      let answering = EventNames { name in
        guard !name.hasSuffix("answer"), answered.insert(name).inserted else { return }
        MainActor.assumeIsolated { _ = store.send("answer") }
      }
      let hearing = EventNames { heard.append($0) }
      let tokens = [store.addObserver(answering), store.addObserver(hearing)]
      await store.send("go").finish()
      for (index, name) in heard.enumerated() where name == "reduced answer" {
        #expect(heard[index - 1] == "received answer")
      }
      #expect(heard.prefix(3) == ["received go", "reduced go", "received answer"])
      let asked = ["received go", "reduced go", "changed", "started", "emitted from effect", "received from effect"]
      #expect(answered.isSuperset(of: asked))
      #expect(heard.filter { $0 == "reduced answer" }.count == answered.count)
      withExtendedLifetime(tokens) {}
    }
  }

  /// Is told of actions by calls.
  private final class Direct: DirectActionObserver {
    var heard: (String) -> Void = { _ in }
    func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
      heard("event " + EventNames.name(of: event))
    }
    func storeWillReduce(_ number: UInt64, cause: ActionCause, callSite: CallSite) {
      heard("will \(number) \(cause) \(callSite.line)")
    }
    func storeDidReduce<State, Action>(_ number: UInt64, _ action: Action, state: () -> State) {
      heard("did \(number) \(action) \(state())")
    }
    func storeWillPublish<State>(after number: UInt64, state: () -> State) { heard("publish \(number) \(state())") }
  }

  // holds: STORE-35, STORE-36
  @Test func `an observer that is told by calls hears the same as others, in the order of the observers`() async {
    await expectGone { watch in
      let store = watch.logged { action in action == "go" ? .run { send in await send("next") } : .none }
      var heard: [String] = []
      let (first, direct) = (EventNames { heard.append("first " + $0) }, Direct())
      direct.heard = { heard.append($0) }
      let tokens = [store.addObserver(first), store.addObserver(direct)]
      let line = #line + 1
      await store.send("go").finish()
      let next = heard.first { $0.hasPrefix("will 2") } ?? ""
      #expect(
        heard == [
          "first received go", "will 1 sent \(line)", "first reduced go", #"did 1 go ["go"]"#, "first changed",
          #"publish 1 ["go"]"#, "first started", "event started", "first emitted next", "event emitted next",
          "first received next", next, "first reduced next", #"did 2 next ["go", "next"]"#, "first changed",
          #"publish 2 ["go", "next"]"#, "first finished", "event finished",
        ]
      )
      #expect(next.hasPrefix("will 2 effect(1)"))
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: STORE-36
  @Test func `a token that is kept keeps no observer of a store that is gone`() async {
    var token: ObserveToken?
    weak var observer: Direct?
    await expectGone { watch in
      let store = watch.logged { _ in .none }
      let direct = Direct()
      observer = direct
      token = store.addObserver(direct)
      store.send("go")
    }
    #expect(observer == nil)
    #expect(token?.isCancelled == false)
  }

  // holds: STORE-36
  @Test func `a subscription that ended on another thread is not told, and the others are`() async {
    await expectGone { watch in
      let store = watch.logged { _ in .none }
      var (ended, going) = (0, 0)
      let tokens = [
        store.addObserver(EventNames { _ in ended += 1 }), store.addObserver(EventNames { _ in going += 1 }),
      ]
      store.send("one")
      let first = tokens[0]
      await Task.detached { first.cancel() }.value
      store.send("two")
      #expect((ended, going) == (3, 6))
      tokens[1].cancel()
      store.send("three")
      #expect((ended, going) == (3, 6))
    }
  }

  // holds: STORE-36
  @Test func `drains inside of a drain are told in order`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Counted.State()) { Counted() })
      var numbers: [UInt64] = []
      let noting = NumberNotes { numbers.append($0) }
      let token = store.addObserver(noting)
      let observing = store.observe {
        if store.count == 1 { store.send(.incremented) }
      }
      store.send(.incremented)
      store.send(.incremented)
      #expect(numbers == [1, 2, 3])
      withExtendedLifetime((token, observing)) {}
    }
  }

  // holds: STORE-36
  @Test func `nobody is told when the store goes, on whatever thread`() async {
    let record = Record()
    await expectGone { watch in
      let store = Locked<Store<[String], String>?>(nil)
      let noting = EventNames { name in
        MainActor.assumeIsolated { record.note(name) }
      }
      store.withLock { store in
        store = watch.logged { _ in .untilCancelled("effect", record) }
        store?.send("go")
      }
      let token = store.withLock { $0?.addObserver(noting) }
      await record.noted("effect started")
      await Task.detached { store.withLock { $0 = nil } }.value
      await record.noted("effect cancelled")
      #expect(!record.notes.contains("cancelled"))
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-39
  @Test func `an observer may scope and send when a child is attached`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Family.Parent.State(child: .init(id: 1))) { Family.Parent() })
      var isFirst = true
      var inner: StoreOf<Family.Grandchild>?
      let observer = EventNames { name in
        guard name.hasPrefix("attached"), isFirst else { return }
        isFirst = false
        MainActor.assumeIsolated {
          inner = store.scope(state: \.inner, action: \.inner)
          store.send(.note("attached"))
        }
      }
      let token = store.addObserver(observer)
      let child = store.scope(state: \.child, action: \.child)
      #expect(store.log == ["attached"])
      #expect(inner === store.scope(state: \.inner, action: \.inner))
      #expect(child === store.scope(state: \.child, action: \.child))
      withExtendedLifetime(token) {}
      inner = nil
    }
  }

  // holds: STORE-33
  @Test func `an observer ends with its token, and the store goes without it`() async {
    await expectGone { watch in
      let store = watch.logged { _ in .none }
      var count = 0
      var token: ObserveToken? = store.addObserver(EventNames { _ in count += 1 })
      store.send("a")
      withExtendedLifetime(token) {}
      token = nil
      store.send("b")
      store.send("c")
      #expect(count == 3)
      #expect(store.handle.cursor.core.isUnobserved)
    }
  }

  // holds: STORE-36
  @Test func `the stream of events ends with the store`() async {
    var names: [String] = []
    var events: AsyncStream<StoreEvent<String>>?
    await expectGone { watch in
      let store = watch.logged { action in action == "a" ? .send("b") : .none }
      store.send("before")
      events = store.events
      store.send("a")
    }
    if let events { for await event in events { names.append(EventNames.name(of: event)) } }
    #expect(names == ["received a", "reduced a", "received b", "reduced b", "changed"])
  }

  // holds: STORE-36
  @Test func `a stream that nobody reads any more costs the store nothing`() async {
    await expectGone { watch in
      let store = watch.logged { _ in .none }
      do {
        let events = store.events
        store.send("a")
        for await _ in events { break }
      }
      store.send("b")
      #expect(store.handle.cursor.core.isUnobserved)
    }
  }
}

/// Notes after which action the state was shown.
private final class NumberNotes: StoreObserver {
  private let note: (UInt64) -> Void

  init(_ note: @escaping (UInt64) -> Void) {
    self.note = note
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    if case .stateChanged(let number) = event { note(number) }
  }
}

@Reducer
private struct Counted {
  @ObservableState
  struct State { var count = 0 }
  enum Action { case incremented }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
