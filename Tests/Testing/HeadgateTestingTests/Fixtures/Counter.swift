import Headgate

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var text: String?
  }

  enum Action: Equatable {
    case incrementButtonTapped
    case loadButtonTapped
    case response(String)
    case finished
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .loadButtonTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(10))
          await send(.response("Hello"))
          await send(.finished)
        }
      case .response(let text):
        state.text = text
        return .none
      case .finished:
        return .none
      }
    }
  }
}
