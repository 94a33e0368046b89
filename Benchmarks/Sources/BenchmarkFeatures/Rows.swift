import Headgate

/// A row with an identity.
@Reducer
public struct Row {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public let id: Int
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init(id: Int) { self.id = id }
  }

  public enum Action {
    case incremented
    case titleChanged(String)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
  }
}

/// Scenarios c, c2 and h2: a list of rows.
@Reducer
public struct List {
  @ObservableState
  public struct State: Equatable {
    public var rows: IdentifiedArrayOf<Row.State>
    public var title = "Rows"
    public var selection: Int?
    public init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  public enum Action {
    case selected(Int?)
    case rows(IdentifiedActionOf<Row>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .selected(let id):
        state.selection = id
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
