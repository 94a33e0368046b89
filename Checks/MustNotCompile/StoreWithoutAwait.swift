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

@concurrent func use(_ store: StoreOf<Counter>) async {
  #if WRONG
    store.send(.tapped)  // must say: 'send(_:fileID:filePath:line:column:)' cannot be called from outside of the actor
  #else
    await store.send(.tapped)
  #endif
}
