// holds: STORE-67
// Names that are unavailable must not change what the compiler says of other mistakes.
import Headgate

@Reducer
struct Child {
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Parent {
  @ObservableState
  struct State: Equatable {
    var child = Child.State()
  }
  enum Action {
    case child(Child.Action)
  }
  var body: some ReducerOf<Self> {
    #if WRONG
      Scope(state: \.chid, action: \.child) { Child() }  // must say: value of type 'Parent.State' has no member 'chid'
    #endif
    Scope(state: \.child, action: \.child) { Child() }
  }
}

#if WRONG
  @MainActor func scopes(_ store: StoreOf<Parent>) {
    _ = store.scope(state: \.chid, action: \.child)  // must say: value of type 'Parent.State' has no member 'chid'
    _ = store.scope(state: \.child, action: \.chid)  // must say: 'Parent.Action.AllCasePaths' has no member 'chid'
  }
  func effects() -> [Effect<Int>] {
    [
      .fireAndForgett {},  // must say: has no member 'fireAndForgett'
      .send(1).debounce(id: 1, for: 2),  // must say: to expected argument type 'Duration'
    ]
  }
#endif
