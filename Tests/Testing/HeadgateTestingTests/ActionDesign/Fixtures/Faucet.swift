public import Headgate

/// A feature that tells its parent, and may be busy.
@Reducer
public struct Faucet {
  @ObservableState
  public struct State: Equatable, Sendable {
    var litres = 0

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case burst(litres: Int)
    }
    case turned
    case watchButtonTapped
    case delegate(Delegate)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turned:
        state.litres += 10
        return state.litres > 10 ? .send(.delegate(.burst(litres: state.litres))) : .none
      case .watchButtonTapped:
        return .run { _ in try await Task.never() }
      case .delegate:
        return .none
      }
    }
  }
}
