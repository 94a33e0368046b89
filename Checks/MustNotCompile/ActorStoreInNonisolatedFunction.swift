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

#if WRONG
  // must say in an expansion: 'nil' is not compatible with expected argument type 'any Actor'
  func make() {
    _ = ActorStore(initialState: Counter.State()) { Counter() }  // must say: in a synchronous nonisolated context
  }
#else
  @MainActor func make() {
    _ = ActorStore(initialState: Counter.State()) { Counter() }
  }
#endif
