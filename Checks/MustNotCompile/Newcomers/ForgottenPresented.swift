// grade: A, before: A
// A pattern on the action of a presented child, without `.presented`.
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
  struct List {
    @ObservableState
    struct State: Equatable {
      var title = ""
      @Presents var detail: Detail.State?
    }
    enum Action {
      case detail(PresentationAction<Detail.Action>)
      case titleChanged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .titleChanged(let title):
          state.title = title
          return .none
        case .detail(.saved(let name)):  // must say: Write '.detail(.presented(.saved(let name)))'
          state.title = name
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
  struct List {
    @ObservableState
    struct State: Equatable {
      var title = ""
      @Presents var detail: Detail.State?
    }
    enum Action {
      case detail(PresentationAction<Detail.Action>)
      case titleChanged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .titleChanged(let title):
          state.title = title
          return .none
        case .detail:
          return .none
        }
      }
      .ifLet(\.$detail, action: \.detail) { Detail() }
    }
  }
#endif
