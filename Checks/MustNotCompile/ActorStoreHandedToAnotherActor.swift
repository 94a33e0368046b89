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

actor Other {
  var store: ActorStoreOf<Counter>?
  func take(_ store: ActorStoreOf<Counter>) { self.store = store }
}

actor Owner {
  let other = Other()
  lazy var store = ActorStore(initialState: Counter.State(), reducer: { Counter() }, isolation: self)
  func take(_ store: ActorStoreOf<Counter>) { self.store = store }

  func hand() async {
    #if WRONG
      await other.take(store)  // must say: sending 'self.store' risks causing data races
    #else
      take(store)
    #endif
  }
}
