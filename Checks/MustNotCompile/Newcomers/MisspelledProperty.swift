// grade: A, before: B
// A misspelled property of the state.
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
      var count = 0
      @Presents var detail: Detail.State?
    }
    enum Action {
      case detail(PresentationAction<Detail.Action>)
      case tapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped:
          // must note: Write 'state.count'
          state.coutn += 1  // must say: value of type 'Page.State' has no member 'coutn'
          return .none
        case .detail:
          return .none
        }
      }
      .ifLet(\.$detail, action: \.detail) { Detail() }
    }
  }
#else
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var count = 0
      @Presents var detail: Detail.State?
    }
    enum Action {
      case detail(PresentationAction<Detail.Action>)
      case tapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped:
          state.count += 1
          return .none
        case .detail:
          return .none
        }
      }
      .ifLet(\.$detail, action: \.detail) { Detail() }
    }
  }
#endif
