import Headgate

/// Counts the actions of many producers and checks the order of each producer's actions.
@Reducer
public struct Tally {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The last number of each producer.
    public var last: [Int]
    public var count = 0
    public var isInOrder = true

    public init(producers: Int) {
      last = Array(repeating: -1, count: producers)
    }
  }

  public enum Action: Sendable {
    case sent(producer: Int, number: Int)
    case effectStarted
    case effectEnded
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sent(let producer, let number):
        if number != state.last[producer] + 1 { state.isInOrder = false }
        state.last[producer] = number
        state.count += 1
        return .none
      case .effectStarted:
        return .merge(
          .run { send in
            await send(.effectEnded)
            await send(.effectEnded)
          },
          // A cancelled sleep would keep its timer until the deadline.
          .run { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }.cancellable(id: "endless")
        )
      case .effectEnded:
        state.count += 1
        return state.count == 2 ? .cancel(id: "endless") : .none
      }
    }
  }
}
