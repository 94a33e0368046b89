// grade: A, before: A
// Rows whose action is the action of one row.
import Headgate

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
  struct List {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = []
    }
    enum Action {
      case rows(Row.Action)  // must say: [MAC-99]
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .forEach(\.rows, action: \.rows) { Row() }  // must say: requires that 'Row.Action' conform to 'ElementAction'
    }
  }
#else
  @Reducer
  struct List {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = []
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .forEach(\.rows, action: \.rows) { Row() }
    }
  }
#endif
