import Headgate

@Reducer
struct Counter {
  @ObservableState
  struct State {
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct Parent {
  struct State {
    #if WRONG
      var child = Counter.State()
    #else
      var child: Counter.State?
    #endif
  }
  enum Action {
    case child(Counter.Action)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.child, action: \.child) { Counter() }  // must say: conform to 'OptionalChild'
  }
}
