import Headgate

@Reducer
struct Row {
  struct State: Identifiable {
    let id: Int
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct List {
  struct State {
    #if WRONG
      var rows: [Row.State] = []
    #else
      var rows: IdentifiedArrayOf<Row.State> = []
    #endif
  }
  enum Action {
    case rows(IdentifiedActionOf<Row>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Row() }  // must say: 'Array<Row.State>' conform to 'ElementCollection'
  }
}
