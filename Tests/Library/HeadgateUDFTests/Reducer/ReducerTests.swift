import HeadgateSupport
import HeadgateTesting
import HeadgateUDF
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ReducerTests {
  // holds: UDF-8, UDF-20
  @Test func `combined reducers see each action in their order`() async {
    struct Log: Equatable, Sendable { var entries: [String] = [] }
    @Sendable func noting(_ name: String) -> Reducer<Log> {
      { state, action in if action is Incremented { state.entries.append(name) } }
    }
    let isLogging = true
    let reducer: CombinedReducer<Log> = combine {
      noting("first")
      if isLogging { noting("if") }
      if !isLogging { noting("never") } else { noting("else") }
      for name in ["a", "b"] { noting(name) }
      combine {
        noting("inner")
        combine {}
      }
      noting("last")
    }
    let store = Store(state: Log(), reducer: reducer)
    store.dispatch(Incremented())
    await store.settle()
    #expect(store.state.entries == ["first", "if", "else", "a", "b", "inner", "last"])
  }

  // holds: UDF-20
  @Test func `a reducer on a part of the state changes that part`() async {
    let store = Store(state: CounterState(), reducer: combine { embed(\.user, userReducer) })
    store.dispatch(Incremented())
    store.dispatch(UserLoaded(name: "Blob"))
    await store.settle()
    #expect(store.state == CounterState(user: UserState(name: "Blob")))
  }

  // holds: UDF-21
  @Test func `a side effect is asynchronous, has dependencies, and dispatches`() async {
    let store = Store(state: CounterState(), reducer: appReducer) {
      $0.users.load = { id in
        await Task.yield()
        return "user \(id)"
      }
    }
    let heard = Notes<String>()
    let subscription = store.onAction(on: .global()) { state, action in
      heard.add("\(type(of: action)) \(state.user.isLoading) \(state.user.name ?? "-")")
    }
    store.dispatch(UserRequested(id: 7))
    await heard.wait { $0.count == 2 }
    #expect(heard.values == ["UserRequested true -", "UserLoaded false user 7"])
    subscription.dispose()
  }

  // holds: UDF-21
  @Test func `an error of a side effect is told as an action`() async {
    let store = Store(state: CounterState(), reducer: appReducer)
    let heard = Notes<String?>()
    let subscription = store.onAction(on: .global()) { state, _ in heard.add(state.user.failure) }
    store.dispatch(UserRequested(id: 7))
    await heard.wait { $0.count == 2 }
    #expect(heard.values == [nil, "NotFound()"])
    subscription.dispose()
  }

  // holds: UDF-21
  @Test func `a side effect is cancelled by its id, and by the end of the store`() async {
    let notes = Notes<String>()
    var store: Store<CounterState>? = Store(state: CounterState(), reducer: appReducer) {
      $0.users.load = { id in
        notes.add("started \(id)")
        try? await Task.never()
        notes.add("cancelled \(id)")
        return ""
      }
    }
    store?.dispatch(UserRequested(id: 1))
    await notes.wait { $0.contains("started 1") }
    store?.dispatch(UserRequested(id: 2))
    await notes.wait { $0.contains("started 2") && $0.contains("cancelled 1") }
    store?.dispatch(Forgotten())
    await notes.wait { $0.contains("cancelled 2") }
    store?.dispatch(UserRequested(id: 3))
    await notes.wait { $0.contains("started 3") }
    await store?.settle()
    store = nil
    await notes.wait { $0.contains("cancelled 3") }
  }

  // holds: UDF-21
  @Test func `what an observer is told comes after a side effect too`() async {
    let store = Store(state: CounterState(), reducer: appReducer) { $0.users.load = { "user \($0)" } }
    let notes = Notes<String?>()
    let subscription = store.scope(\.user.name).observe(on: .global()) { notes.add($0) }
    store.dispatch(UserRequested(id: 1))
    await notes.wait { $0.last == "user 1" }
    #expect(notes.values == [nil, "user 1"])
    subscription.dispose()
  }

  // holds: UDF-40
  @Test func `the events are those of the engine`() async {
    let store = TestStore(initialState: CounterState()) {
      appReducer
    } withDependencies: {
      $0.users.load = { "user \($0)" }
    }
    await store.send(UserRequested(id: 1)) { $0.user.isLoading = true }
    await store.receive({ $0 is UserLoaded }) {
      $0.user.isLoading = false
      $0.user.name = "user 1"
    }
  }
}
