// grade: A, before: A
// An `ifLet` without the reducer of its child.
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
      @Presents var detail: Detail.State?
    }
    enum Action {
      case detail(PresentationAction<Detail.Action>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$detail, action: \.detail)  // must say: Write the child's reducer in a closure: '.ifLet(\.$child,
    }
  }
#else
  @Reducer
  struct List {
    @ObservableState
    struct State: Equatable {
      @Presents var detail: Detail.State?
    }
    enum Action {
      case detail(PresentationAction<Detail.Action>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$detail, action: \.detail) { Detail() }
    }
  }
#endif
