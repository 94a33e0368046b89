import Headgate

/// Scenario a: a feature without children.
@Reducer
public struct Flat {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two", "three"]
    public var note: String?
    public init() {}
  }

  public enum Action: Sendable {
    case incremented
    case titleChanged(String)
    case noteChanged(String?)
    case chainStarted
    case chainEnded
    case effectStarted
    case effectEnded
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
      case .noteChanged(let note):
        state.note = note
        return .none
      case .chainStarted:
        state.count += 1
        return .send(.chainEnded)
      case .chainEnded:
        state.count += 1
        return .none
      case .effectStarted:
        return .run { send in await send(.effectEnded) }
      case .effectEnded:
        state.count += 1
        return .none
      }
    }
  }
}
