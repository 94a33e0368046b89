import Headgate

/// The feature of the send that Documentation/Architecture.md draws: a child changes its state and starts an operation.
@Reducer
public struct Drawn {
  @ObservableState
  public struct State {
    public var child = DrawnChild.State()
    public init() {}
  }

  public enum Action: Sendable { case child(DrawnChild.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { DrawnChild() }
  }
}

@Reducer
public struct DrawnChild {
  @ObservableState
  public struct State {
    public var count = 0
    public init() {}
  }

  public enum Action: Sendable { case tapped }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1
        return .run { _ in }
      }
    }
  }
}
