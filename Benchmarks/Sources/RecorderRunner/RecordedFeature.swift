import HeadgateCore

/// A feature with rows, written without macros: the program needs no compiler plugin.
struct RecordedFeature: Reducer {
  typealias Store = HeadgateCore.Store<State, Action>

  @MainActor
  static func store(rows: Int) -> Store {
    Store(initialState: State(rows: rows)) { RecordedFeature() }
  }

  struct State: Codable, Sendable {
    var count = 0
    var rows: [Row]

    init(rows: Int) {
      self.rows = (0..<rows).map { Row(id: $0) }
    }
  }

  struct Row: Codable, Sendable {
    var id: Int
    var title = "A title that does not fit into a small string"
  }

  enum Action: Codable, Sendable {
    case incremented(Int)
    case rowChanged(Int, String)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incremented(let number): state.count += number
      case .rowChanged(let index, let title): state.rows[index].title = title
      }
      return .none
    }
  }
}
