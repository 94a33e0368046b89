import Headgate

// holds: MACRO-130

@Reducer struct D: Reducer {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case tap }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.n += 1; return .none
    }
  }
}
@Reducer public struct A: Reducer, Sendable {
  @ObservableState public struct State: Equatable { var n = 0 }
  public enum Action: Sendable { case tap }
  public init() {}
  public var body: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      state.n += 1; return .none
    }
  }
}
@Reducer struct A2: Headgate.Reducer, Sendable {
  @ObservableState struct State: Equatable { var n = 0 }; enum Action: Sendable { case tap }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
@Reducer struct A3: Sendable, Reducer {}
extension A3 {
  struct X {
    @Reducer struct In: Reducer {
      @ObservableState struct State: Equatable { var n = 0 }
      enum Action { case tap }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          state.n += 1; return .none
        }
      }
    }
  }
}
@Reducer struct P: Reducer {
  @ObservableState struct State: Equatable { var d = D.State(); var x = A3.X.In.State() }
  enum Action { case d(D.Action), x(A3.X.In.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.d, action: \.d) { D() }; Scope(state: \.x, action: \.x) { A3.X.In() }
  }
}
@MainActor func s() -> StoreOf<P> { Store(initialState: P.State()) { P() } }
@Reducer struct C<State, Action> {
  let isEnabled: (State, Action) -> Bool
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
@Reducer struct C2<State> {
  enum Action { case a(State) }
  var body: some Reducer<State, Action> { Reduce { s, a in .none } }
}
@Reducer struct C3<Action> {
  @ObservableState struct State { var x = 1 }
  var body: some Reducer<State, Action> { Reduce { s, a in .none } }
}
@Reducer struct C4<State, Action: Sendable> {
  let base: Reduce<State, Action>
  var body: some Reducer<State, Action> { base }
}
@Reducer struct C5<State> {
}

#if WRONG
  // must say in an expansion: type 'Named<State, Action>' does not conform to protocol 'Reducer'
  @Reducer
  struct Named<State, Action> {
    var body: some ReducerOf<Self> {  // must say: Write 'some Reducer<State, Action>'. [MAC-114]
      EmptyReducer()
    }
  }
#else
  @Reducer
  struct Named<State, Action> {
    var body: some Reducer<State, Action> {
      EmptyReducer()
    }
  }
#endif
