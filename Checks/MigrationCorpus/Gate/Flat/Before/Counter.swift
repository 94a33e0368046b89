import Headgate

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action: Equatable {
    /// The user wants one more.
    case incrementButtonTapped
    // Asks the server.
    case factButtonTapped, decrementButtonTapped
    case factLoaded(String)
    /// A parent sets the count to zero.
    case reset
    /// The user has reached ten.
    case tenReached(count: Int)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return state.count == 10 ? .send(.tenReached(count: 10)) : .none
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .factButtonTapped:
        return .run { [clock, count = state.count] send in
          try await clock.sleep(for: .seconds(1))
          await send(.factLoaded("\(count) is a number."))
        }
      case .factLoaded(let fact):
        state.fact = fact
        return .none
      case .reset:
        state = State()
        return .none
      case .tenReached:
        return .none
      }
    }
  }
}

@MainActor
struct CounterView {
  let store: StoreOf<Counter>

  func plusPressed() { store.send(.incrementButtonTapped) }
  func minusPressed() { store.send(.decrementButtonTapped) }
  func factPressed() async { await store.send(.factButtonTapped).finish() }
}

@Reducer
struct CounterApp {
  @ObservableState
  struct State: Equatable {
    var counter = Counter.State()
    var tens = 0
  }

  enum Action: Equatable {
    case counter(Counter.Action)
    case startOverButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    Reduce { state, action in
      switch action {
      case .counter(.tenReached(let count)):
        state.tens = count / 10
        return .none
      case .counter:
        return .none
      case .startOverButtonTapped:
        return .send(.counter(.reset))
      }
    }
  }
}
