// grade: A, before: B
// A misspelled case with a value, in a body with several reducers.
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
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var title = ""
      var detail = Detail.State()
    }
    enum Action {
      case detail(Detail.Action)
      case titleChanged(String)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.detail, action: \.detail) { Detail() }
      Reduce { state, action in
        switch action {
        case .titleChangd(let title):  // must say: Write '.titleChanged'. [MAC-104]
          state.title = title
          return .none
        case .titleChanged(let title):
          state.title = title
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
      var title = ""
      var detail = Detail.State()
    }
    enum Action {
      case detail(Detail.Action)
      case titleChanged(String)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.detail, action: \.detail) { Detail() }
      Reduce { state, action in
        switch action {
        case .titleChanged(let title):
          state.title = title
          return .none
        case .detail:
          return .none
        }
      }
    }
  }
#endif
