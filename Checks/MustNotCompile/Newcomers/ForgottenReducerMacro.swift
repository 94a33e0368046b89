// grade: A, before: B
// A feature without `@Reducer`.
import Headgate

#if WRONG
  struct Page {
    // must note: If it is a feature, write '@Reducer' in front of it
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action {
      case tapped
    }
    var body: some ReducerOf<Self> {  // must say: type 'Page' does not conform to protocol '_ReducerMacro'
      Reduce { state, action in
        state.count += 1
        return .none
      }
    }
  }
#else
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action {
      case tapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.count += 1
        return .none
      }
    }
  }
#endif

@MainActor
func makeStore() -> StoreOf<Page> {  // must say: type 'Page' does not conform to protocol '_ReducerMacro'
  Store(initialState: Page.State()) { Page() }
}
