import Headgate

@Reducer
struct Countdown {
  @ObservableState
  struct State: Equatable {
    var seconds = 3
    var isFinished = false
  }

  enum Action {
    case onStartTapped
    case secondPassed(Int)
    case timeIsUp
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onStartTapped:
        return .send(.secondPassed(1))
      case .secondPassed(let count):
        state.seconds -= count
        return state.seconds > 0 ? .send(.secondPassed(1)) : .send(.timeIsUp)
      case .timeIsUp:
        state.isFinished = true
        return .none
      }
    }
  }
}
