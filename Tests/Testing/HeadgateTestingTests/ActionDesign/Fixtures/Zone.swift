public import Headgate

/// A feature that others present.
@Reducer
public struct Zone {
  @ObservableState
  public struct State: Equatable, Sendable {
    var number = 0
    var isWet = false

    public init(number: Int = 0, isWet: Bool = false) {
      self.number = number
      self.isWet = isWet
    }
  }

  public enum Action: Equatable, Sendable {
    case wetted
    case doneButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .wetted { state.isWet = true }
      return .none
    }
  }
}
