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
  @concurrent func make() async {
    _ = ActorStore(initialState: Counter.State()) { Counter() }  // must say: cannot be called from outside of the actor
  }
#else
  @MainActor func make() async {
    _ = ActorStore(initialState: Counter.State()) { Counter() }
  }
#endif
