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
  func use(_ store: StoreOf<Counter>) {
    _ = store.count  // must say: can not be referenced from a nonisolated context
  }
#else
  @MainActor func use(_ store: StoreOf<Counter>) {
    _ = store.count
  }
#endif
