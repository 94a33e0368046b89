import Headgate

// holds: MACRO-133

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id: Int
  }
  enum Action {
    case tapped
  }
}

#if WRONG
  @Reducer
  struct Rows {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = []
    }
    enum Action {
      case rows((id: Int, action: Row.Action))  // must say: Write 'case rows(IdentifiedActionOf<Row>)'. [MAC-116]
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .forEach(\.rows, action: \.rows) { Row() }  // must say: cannot conform to 'ElementAction'
    }
  }
#else
  @Reducer
  struct Rows {
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
