// grade: A, before: A
// A `Scope` with the path of an optional state.
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
      var detail: Detail.State?
    }
    enum Action {
      case detail(Detail.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.detail, action: \.detail) { Detail() }  // must say: The state of this child is not always there
    }
  }
#else
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var detail: Detail.State?
    }
    enum Action {
      case detail(Detail.Action)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.detail, action: \.detail) { Detail() }
    }
  }
#endif
