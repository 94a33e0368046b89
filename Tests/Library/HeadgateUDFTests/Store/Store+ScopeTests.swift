import HeadgateTesting
import HeadgateUDF
import Testing

@Suite(.timeLimit(.minutes(10)))
struct StoreScopeTests {
  private func makeStore() -> Store<CounterState> { Store(state: CounterState(), reducer: appReducer) }

  // holds: UDF-15
  @Test func `a scope tells of changes of its part only`() async {
    let store = makeStore()
    let queue = DispatchQueue(label: "observer")
    let notes = Notes<Int>()
    let scope = store.scope(\.count)
    let subscription = scope.observe(on: queue) { notes.add($0) }
    await notes.wait { $0 == [0] }
    for name in ["a", "b"] {
      store.dispatch(Renamed(name: name))
      await store.settle(on: queue)
    }
    scope.dispatch(Incremented())
    await notes.wait { $0.count > 1 }
    #expect(notes.values == [0, 1])
    #expect(scope.state == 1)
    subscription.dispose()
  }

  // holds: UDF-15
  @Test func `a scope of a scope, by key path and by closure`() async {
    let store = makeStore()
    let queue = DispatchQueue(label: "observer")
    let notes = Notes<String>()
    let scope = store.scope(\.user).scope { $0.name ?? "nobody" }
    let subscription = scope.observe(on: queue) { notes.add($0) }
    await notes.wait { $0 == ["nobody"] }
    scope.dispatch(UserLoadFailed(reason: "not found"))
    await store.settle(on: queue)
    scope.dispatch(UserLoaded(name: "Blob"))
    await notes.wait { $0.last == "Blob" }
    #expect(notes.values == ["nobody", "Blob"])
    subscription.dispose()
  }

  // holds: UDF-15
  @Test func `a closure says what is no change`() async {
    let store = makeStore()
    let queue = DispatchQueue(label: "observer")
    let notes = Notes<Int>()
    let scope = store.scope({ $0.count }, removeDuplicates: { $0 / 10 == $1 / 10 })
    let subscription = scope.observe(on: queue) { notes.add($0) }
    await notes.wait { $0 == [0] }
    for _ in 0..<3 {
      store.dispatch(Incremented(by: 4))
      await store.settle(on: queue)
    }
    #expect(notes.values == [0, 12])
    subscription.dispose()
  }

  // holds: UDF-15
  @Test func `what cannot be compared is told after each change`() async {
    struct Opaque: Sendable { let count: Int }
    let store = makeStore()
    let queue = DispatchQueue(label: "observer")
    let notes = Notes<Int>()
    let subscription = store.scope { Opaque(count: $0.count) }.observe(on: queue) { notes.add($0.count) }
    await notes.wait { $0 == [0] }
    store.dispatch(Renamed(name: "a"))
    await notes.wait { $0 == [0, 0] }
    subscription.dispose()
  }

  // holds: UDF-11, UDF-15
  @Test func `a listener of a scope hears of all actions, with the part`() async {
    let store = makeStore()
    let notes = Notes<String>()
    let subscription = store.scope(\.count).onAction(on: .global()) { count, action in
      notes.add("\(type(of: action)) \(count)")
    }
    store.dispatch(Incremented(by: 2))
    store.dispatch(Renamed(name: "x"))
    await notes.wait { $0.count == 2 }
    #expect(notes.values == ["Incremented 2", "Renamed 2"])
    subscription.dispose()
  }
}
