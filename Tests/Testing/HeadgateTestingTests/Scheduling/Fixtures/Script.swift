import Headgate

/// A feature that does what a test says: its state writes down what comes, and its effects are those of the test.
@Reducer
struct Script {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
    /// Of what comes in large numbers, only this is kept.
    var sum = 0
  }

  enum Action: Equatable {
    case start
    case stop
    case tap(String)
    case got(String)
    case number(Int)
  }

  let effect: @Sendable (Action) -> Effect<Action>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start, .stop, .tap: break
      case .got(let text): state.log.append(text)
      case .number(let number): state.sum += number
      }
      return effect(action)
    }
  }
}
