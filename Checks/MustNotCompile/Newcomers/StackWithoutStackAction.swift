// grade: A, before: A
// A stack whose action is the action of one element.
import Headgate

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action: Equatable {
    case closed
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

#if WRONG
  @Reducer
  struct Root {
    @ObservableState
    struct State {
      var path = StackState<Detail.State>()
    }
    enum Action {
      case path(Detail.Action)  // must say: [MAC-99]
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .forEach(\.path, action: \.path) { Detail() }  // must say: requires that 'Detail.Action' conform to
    }
  }
#else
  @Reducer
  struct Root {
    @ObservableState
    struct State {
      var path = StackState<Detail.State>()
    }
    enum Action {
      case path(StackActionOf<Detail>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .forEach(\.path, action: \.path) { Detail() }
    }
  }
#endif
