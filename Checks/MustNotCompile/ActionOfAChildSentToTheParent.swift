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
    var child = Counter.State()
  }
  enum Action {
    case child(Counter.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Counter() }
  }
}

@MainActor func use(_ store: StoreOf<Parent>) {
  #if WRONG
    store.send(Counter.Action.tapped)  // must say: 'Counter.Action' to expected argument type 'Parent.Action'
  #else
    store.send(.child(.tapped))
  #endif
}
