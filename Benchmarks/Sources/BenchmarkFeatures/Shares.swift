import Headgate

/// Scenario s: a feature that reads a shared value in each action, and the same feature with a value of its own.
@Reducer
public struct SharedStep {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    @Shared public var step: Int

    public init(step: Shared<Int>) { _step = step }
  }

  public enum Action: Sendable { case added }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added:
        state.count &+= state.step
        return .none
      }
    }
  }
}

@Reducer
public struct OwnStep {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    public var step = 1

    public init() {}
  }

  public enum Action: Sendable { case added }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added:
        state.count &+= state.step
        return .none
      }
    }
  }
}
