// grade: A, before: B
// The state of one child with the action of another child.
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

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name = ""
  }
  enum Action: Equatable {
    case renamed(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .renamed(let name) = action { state.name = name }
      return .none
    }
  }
}

#if WRONG
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var detail = Detail.State()
      var row = Row.State(id: 1)
    }
    enum Action {
      case detail(Detail.Action)
      case row(Row.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.detail, action: \.row) { Detail() }  // must say: Write 'action: \.detail'. [MAC-107]
      Scope(state: \.row, action: \.row) { Row() }
    }
  }
#else
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var detail = Detail.State()
      var row = Row.State(id: 1)
    }
    enum Action {
      case detail(Detail.Action)
      case row(Row.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.detail, action: \.detail) { Detail() }
      Scope(state: \.row, action: \.row) { Row() }
    }
  }
#endif
