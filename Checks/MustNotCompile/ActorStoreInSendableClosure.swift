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

@MainActor func use() {
  let store = ActorStore(initialState: Counter.State()) { Counter() }
  #if WRONG
    let use: @Sendable () -> Void = { _ = store.count }  // must say: capture of 'store' with non-Sendable type
  #else
    let use: () -> Void = { _ = store.count }
  #endif
  use()
}
