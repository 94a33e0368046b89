// snippet: alarm
import Headgate

@Reducer
struct Alarm {
  @ObservableState
  struct State: Equatable {
    var seconds = 0
    var isRinging = false
  }

  enum Action {
    case started
    case secondPassed
    case rang
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        return .run(name: "countdown") { [clock] send in
          for _ in 1...2 {
            try await clock.sleep(for: .seconds(1))
            await send(.secondPassed)
          }
        }
      case .secondPassed:
        state.seconds += 1
        return state.seconds == 2 ? .send(.rang) : .none
      case .rang:
        state.isRinging = true
        return .none
      }
    }
  }
}
// snippet end
