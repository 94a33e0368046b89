import Headgate
import Testing

@Reducer
private struct Sum {
  var body: some Reducer<Int, Bool> {
    Reduce { state, action in
      state += action ? 1 : -1
      return .none
    }
  }
}

@Reducer
private struct Twice {
  var body: some ReducerOf<Sum> {
    Sum()
    Sum()
  }
}

@Reducer
private struct Stored {
  let body = Reduce<Int, Bool> { state, action in
    state += action ? 10 : -10
    return .none
  }
}

@Reducer
private struct StoredAnother { let body = Sum() }

@Reducer
fileprivate struct Outer {
  struct State: Equatable { var taps = 0 }
  enum Action { case tap }
  @Reducer
  struct Other {
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.taps += 1
        return .none
      }
    }
  }
  var body: some Reducer<State, Action> { Other() }
}

@Reducer
fileprivate struct HandWritten {
  struct State: Equatable { var count = 0 }
  enum Action: CasePathable {
    case child(Bool)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Bool> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let it) = $0 { it } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
  var body: some ReducerOf<Self> { Scope(state: \.count, action: \.child) { Sum() } }
}

@Reducer
fileprivate enum Inner { case outer(Outer) }

@Reducer
fileprivate enum Around {
  case outer(Outer)
  case inner(Inner.Body)
}

@Reducer
fileprivate enum Sent: Sendable { case stored(HandWritten) }

@MainActor
struct ReducerMacroCompiledTests {
  // holds: MACRO-96, MACRO-97
  @Test func `a reducer of the types that its body names`() {
    let store = Store(initialState: 0) {
      Sum()
      Twice()
      Stored()
      StoredAnother()
    }
    store.send(true)
    #expect(store.withState { $0 } == 14)
  }

  // holds: MACRO-96
  @Test func `a nested reducer of the types around it`() {
    let store = Store(initialState: Outer.State()) { Outer() }
    store.send(.tap)
    #expect(store.withState(\.taps) == 1)
  }

  // holds: MACRO-98
  @Test func `an action with case paths of its own`() {
    let store = Store(initialState: HandWritten.State()) { HandWritten() }
    store.send(.child(true))
    #expect(store.withState(\.count) == 1)
  }

  // holds: MACRO-99, MACRO-100
  @Test func `an enum reducer that is sendable, with another one in it`() {
    let store = Store(initialState: .inner(.outer(Outer.State()))) { Around.body }
    store.send(.inner(.outer(.tap)))
    #expect(store.withState { $0 } == .inner(.outer(Outer.State(taps: 1))))
    let sent = Store(initialState: .stored(HandWritten.State())) { Sent.body }
    sent.send(.stored(.child(true)))
    #expect(sent.withState { $0 } == .stored(HandWritten.State(count: 1)))
  }
}
