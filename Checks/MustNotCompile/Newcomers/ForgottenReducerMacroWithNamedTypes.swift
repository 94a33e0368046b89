// grade: C, before: D
// A feature without `@Reducer`, whose body names its types.
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

#if WRONG
  struct Page {
    // must note: If it is a feature, write '@Reducer' in front of it
    @ObservableState
    struct State: Equatable {
      var detail = Detail.State()
      var count = 0
    }
    enum Action {
      case detail(Detail.Action)
      case tapped
    }
    var body: some Reducer<State, Action> {
      Scope(state: \.detail, action: \.detail) { Detail() }  // must say: cannot infer key path type from context
      Reduce { state, action in  // must say: failed to produce diagnostic
        switch action {
        case .tapped:
          state.count += 1
          return .none
        case .detail:
          return .none
        }
      }
    }
  }
#else
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var detail = Detail.State()
      var count = 0
    }
    enum Action {
      case detail(Detail.Action)
      case tapped
    }
    var body: some Reducer<State, Action> {
      Scope(state: \.detail, action: \.detail) { Detail() }
      Reduce { state, action in
        switch action {
        case .tapped:
          state.count += 1
          return .none
        case .detail:
          return .none
        }
      }
    }
  }
#endif

@MainActor
func makeStore() -> StoreOf<Page> {  // must say: type 'Page' does not conform to protocol '_ReducerMacro'
  Store(initialState: Page.State()) { Page() }
}
