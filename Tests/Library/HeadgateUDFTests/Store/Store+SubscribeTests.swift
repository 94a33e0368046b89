import HeadgateSupport
import HeadgateTesting
import Testing

@testable import HeadgateUDF

@Suite(.timeLimit(.minutes(10)))
struct StoreSubscribeTests {
  private func makeStore() -> Store<CounterState> { Store(state: CounterState(), reducer: counterReducer) }

  // holds: UDF-10
  @Test func `an observer is told of the state as it is, and of the last one after changes`() async {
    let store = makeStore()
    let notes = Notes<Int>()
    let queue = DispatchQueue(label: "observer")
    let subscription = store.observe(on: queue) { notes.add($0.count) }
    await notes.wait { $0 == [0] }
    queue.suspend()
    for _ in 0..<100 { store.dispatch(Incremented()) }
    await store.settle()
    queue.resume()
    await notes.wait { $0.last == 100 }
    #expect(notes.values == [0, 100])
    subscription.dispose()
  }

  // holds: UDF-11
  @Test func `a listener hears of each action after it was reduced, and of none before it listened`() async {
    let store = makeStore()
    store.dispatch(Incremented())
    await store.settle()
    let notes = Notes<String>()
    let subscription = store.onAction(on: .global()) { state, action in notes.add("\(action) \(state.count)") }
    store.dispatch(Incremented(by: 2))
    store.dispatch(Renamed(name: "x"))
    store.dispatch(Incremented(by: 3))
    await notes.wait { $0.count == 3 }
    #expect(notes.values == ["Incremented(by: 2) 3", "Renamed(name: \"x\") 3", "Incremented(by: 3) 6"])
    subscription.dispose()
  }

  // holds: UDF-11
  @Test func `a listener dispatches again`() async {
    let store = makeStore()
    let notes = Notes<Int>()
    let subscription = store.onAction(on: .global()) { state, _ in
      notes.add(state.count)
      if state.count < 5 { store.dispatch(Incremented()) }
    }
    store.dispatch(Incremented())
    await notes.wait { $0.count == 5 }
    #expect(notes.values == [1, 2, 3, 4, 5])
    subscription.dispose()
  }

  // holds: UDF-12
  @MainActor
  @Test func `without a queue it is the main actor`() async {
    let store = makeStore()
    var counts: [Int] = []
    var actions: [String] = []
    let notes = Notes<Int>()
    let disposer = Disposer()
    store.observe { state in
      counts.append(state.count)
      notes.add(state.count)
    }
    .dispose(on: disposer)
    store.onAction { _, action in actions.append("\(type(of: action))") }.dispose(on: disposer)
    store.dispatch(Incremented())
    await notes.wait { $0.last == 1 }
    #expect(counts.last == 1)
    #expect(actions == ["Incremented"])
  }

  // holds: UDF-12
  @Test func `calls on a concurrent queue come one at a time`() async {
    let store = makeStore()
    let inside = Locked(0)
    let overlaps = Locked(0)
    let heard = Notes<Int>()
    let subscriptions = (0..<4).map { _ in
      store.onAction(on: .global()) { state, _ in
        if inside.withLock({
          $0 += 1; return $0
        }) > 1 {
          overlaps.withLock { $0 += 1 }
        }
        inside.withLock { $0 -= 1 }
        heard.add(state.count)
      }
    }
    for _ in 0..<500 { store.dispatch(Incremented()) }
    await heard.wait { $0.count == 2_000 }
    #expect(overlaps.withLock { $0 } == 0)
    for subscription in subscriptions { subscription.dispose() }
  }

  // holds: UDF-13
  @Test func `nothing is told after a subscription was disposed of on its queue`() async {
    let store = makeStore()
    let queue = DispatchQueue(label: "observer")
    let notes = Notes<Int>()
    let subscription = store.observe(on: queue) { notes.add($0.count) }
    await notes.wait { $0 == [0] }
    await withCheckedContinuation { continuation in
      queue.async {
        subscription.dispose()
        continuation.resume()
      }
    }
    store.dispatch(Incremented())
    await store.settle(on: queue)
    #expect(notes.values == [0])
  }

  // holds: UDF-13
  @Test func `a subscription ends with its disposer, and when nobody keeps it`() async {
    let store = makeStore()
    let notes = Notes<String>()
    do {
      let disposer = Disposer()
      store.onAction(on: .global()) { _, _ in notes.add("disposer") }.dispose(on: disposer)
      let kept = store.onAction(on: .global()) { _, _ in notes.add("kept") }
      store.dispatch(Incremented())
      await notes.wait { $0.count == 2 }
      withExtendedLifetime((disposer, kept)) {}
    }
    store.dispatch(Incremented())
    await store.settle()
    #expect(Set(notes.values) == ["disposer", "kept"])
    #expect(notes.values.count == 2)
  }

  // holds: UDF-13
  @Test func `a disposer can be used again, and a subscription ended twice`() async {
    let store = makeStore()
    let disposer = Disposer()
    let ends = Notes<Int>()
    let disposable = Disposable { ends.add(1) }
    disposable.dispose(on: disposer)
    disposer.dispose()
    disposable.dispose()
    #expect(ends.values == [1])
    let notes = Notes<Int>()
    store.observe(on: .global()) { notes.add($0.count) }.dispose(on: disposer)
    await notes.wait { $0 == [0] }
    disposer.dispose()
  }

  // holds: UDF-14
  @Test func `a subscription keeps its store`() async {
    weak var weakStore: Store<CounterState>?
    let notes = Notes<Int>()
    let disposer = Disposer()
    do {
      let store = Store(state: CounterState(), reducer: appReducer) {
        $0.users.load = { id in
          await Task.yield()
          return "user \(id)"
        }
      }
      weakStore = store
      store.onAction(on: .global()) { _, action in if action is UserLoaded { notes.add(1) } }.dispose(on: disposer)
      store.dispatch(UserRequested(id: 1))
    }
    #expect(weakStore != nil)
    await notes.wait { $0 == [1] }
    disposer.dispose()
    #expect(weakStore == nil)
  }

  // holds: UDF-14
  @Test func `a store does not keep its subscribers`() async {
    let store = makeStore()
    let gone = Notes<Bool>()
    do {
      let fate = Fate { gone.add(true) }
      let subscription = store.observe(on: .global()) { [fate] _ in withExtendedLifetime(fate) {} }
      await store.settle()
      withExtendedLifetime(subscription) {}
    }
    await gone.wait { !$0.isEmpty }
    store.dispatch(Incremented())
    await store.settle()
    #expect(store.state.count == 1)
  }

  // holds: UDF-14
  @Test func `subscribers that come and go leave nothing, on a store where nothing happens`() async {
    let store = makeStore()
    let queues = (0..<100).map { DispatchQueue(label: "queue \($0)") }
    for queue in queues {
      for _ in 0..<50 { store.observe(on: queue) { _ in }.dispose() }
      await store.settle(on: queue)
    }
    let root = store.source as? RootSource<CounterState>
    #expect(root?.subscriberCount ?? .max < 1_000)
    #expect(root?.groupCount ?? .max < 20)
  }

  // holds: UDF-10
  @Test func `an action is heard before the state that it has led to`() async {
    let store = makeStore()
    let queue = DispatchQueue(label: "both")
    let order = Notes<Int>()
    let disposer = Disposer()
    store.observe(on: queue) { order.add($0.count) }.dispose(on: disposer)
    store.onAction(on: queue) { state, _ in order.add(state.count) }.dispose(on: disposer)
    for _ in 0..<2_000 { store.dispatch(Incremented()) }
    await store.settle(on: queue)
    #expect(order.values == order.values.sorted())
    #expect(order.values.last == 2_000)
  }

  // holds: UDF-12
  @Test func `one queue is one, however often it is asked for`() {
    #expect(Delivery(.main) == Delivery(.main))
    #expect(Delivery(.main) == .main)
    #expect(Delivery(.global()) == Delivery(.global()))
    #expect(Delivery(.global()) != Delivery(.global(qos: .background)))
    let queue = DispatchQueue(label: "own")
    #expect(Delivery(queue) == Delivery(queue))
    #expect(Delivery(queue) != Delivery(DispatchQueue(label: "own")))
  }

  // holds: UDF-12
  // fact: R-53
  @Test func `a queue with the label of the main or of a global queue is a queue of its own`() {
    for system in [DispatchQueue.main, .global(), .global(qos: .background)] {
      let queue = DispatchQueue(label: system.label)
      let other = DispatchQueue(label: system.label)
      #expect(queue.label == system.label)
      #expect(Delivery(queue) != Delivery(system) && Delivery(queue) != Delivery(other))
      #expect(Delivery(queue) == Delivery(queue))
      #expect(Delivery(queue).makeSerial() !== DispatchQueue.main)
    }
  }
}
