import Headgate

/// The feature of the guide: a greeting for each line.
@Reducer
struct Greeting {
  struct State: Equatable {
    var lines = 0
  }

  enum Action {
    case lineReceived(String)
    case greeted
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lineReceived:
        state.lines += 1
        return .run(name: "greet") { send in await send(.greeted) }
      case .greeted:
        return .none
      }
    }
  }
}
