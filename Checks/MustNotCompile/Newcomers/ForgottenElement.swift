// grade: A, before: A
// A pattern on the action of a row, without `.element`.
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
      var title = ""
      var rows: IdentifiedArrayOf<Row.State> = []
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case titleChanged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .titleChanged(let title):
          state.title = title
          return .none
        case .rows(.renamed(let name)):  // must say: Write '.rows(.element(id: _, action: .renamed(let name)))'
          state.title = name
          return .none
        case .rows:
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }
#else
  @Reducer
  struct List {
    @ObservableState
    struct State: Equatable {
      var title = ""
      var rows: IdentifiedArrayOf<Row.State> = []
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case titleChanged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .titleChanged(let title):
          state.title = title
          return .none
        case .rows:
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }
#endif
