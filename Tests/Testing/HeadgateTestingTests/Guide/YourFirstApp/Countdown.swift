// snippet: countdown-feature
import Headgate

@Reducer
struct Countdown {
  @ObservableState
  struct State: Equatable {
    var remaining = 0
    var message = "Enter a number of seconds."
  }

  enum Action {
    case lineEntered(String)
    case secondPassed
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lineEntered(let line):
        guard let seconds = Int(line), seconds > 0 else {
          state.message = "\(line) is not a number of seconds."
          return .none
        }
        state.remaining = seconds
        state.message = "\(seconds) …"
        return .run { send in
          for _ in 0..<seconds {
            try await clock.sleep(for: .seconds(1))
            await send(.secondPassed)
          }
        }
      case .secondPassed:
        state.remaining -= 1
        state.message = state.remaining == 0 ? "Time is up." : "\(state.remaining) …"
        return .none
      }
    }
  }
}
// snippet end
