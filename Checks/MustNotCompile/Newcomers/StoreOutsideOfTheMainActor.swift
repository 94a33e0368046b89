// grade: B, before: B
// A store that is created outside of the main actor.
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

#if !WRONG
  @MainActor
#endif
func makeStore() -> StoreOf<Detail> {
  Store(initialState: Detail.State()) {  // must say: call to main actor-isolated initializer
    Detail()
  }
}
