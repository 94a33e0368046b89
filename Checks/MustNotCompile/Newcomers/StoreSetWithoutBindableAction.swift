// grade: A, before: A
// A property of a store is set, and the action has no bindings.
import Headgate

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action: Equatable {
    case saved(String)
    case closed
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .saved(let name) = action { state.name = name }
      return .none
    }
  }
}

@MainActor
func clear(_ store: StoreOf<Detail>) {
  #if WRONG
    store.name = ""  // must say: Only an action changes the state
  #else
    store.send(.saved(""))
  #endif
}
