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

@MainActor func use(_ store: inout StoreOf<Counter>) {
  #if WRONG
    store.count = 1  // must say: Only an action changes the state
  #else
    _ = store.count
  #endif
}
