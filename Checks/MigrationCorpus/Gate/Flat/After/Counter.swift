import Headgate

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action: GatedAction, Equatable {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)

    enum View: Equatable {
      /// The user wants one more.
      case incrementButtonTapped
      // Asks the server.
      case factButtonTapped, decrementButtonTapped
    }

    enum Delegate: Equatable {
      /// The user has reached ten.
      case tenReached(count: Int)
    }

    enum Interface: Equatable {
      /// A parent sets the count to zero.
      case reset
    }

    enum Internal: Equatable {
      case factLoaded(String)
    }
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.incrementButtonTapped):
        state.count += 1
        return state.count == 10 ? .send(.delegate(.tenReached(count: 10))) : .none
      case .view(.decrementButtonTapped):
        state.count -= 1
        return .none
      case .view(.factButtonTapped):
        return .run { [clock, count = state.count] send in
          try await clock.sleep(for: .seconds(1))
          await send(.internal(.factLoaded("\(count) is a number.")))
        }
      case .internal(.factLoaded(let fact)):
        state.fact = fact
        return .none
      case .interface(.reset):
        state = State()
        return .none
      case .delegate(.tenReached):
        return .none
      }
    }
  }
}

@MainActor
struct CounterView {
  let store: StoreOf<Counter>

  func plusPressed() { store.send(.view(.incrementButtonTapped)) }
  func minusPressed() { store.send(.view(.decrementButtonTapped)) }
  func factPressed() async { await store.send(.view(.factButtonTapped)).finish() }
}

@Reducer
struct CounterApp {
  @ObservableState
  struct State: Equatable {
    var counter = Counter.State()
    var tens = 0
  }

  enum Action: Equatable {
    case counter(Gate<Counter>)
    case startOverButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    Reduce { state, action in
      switch action {
      case .counter(.delegate(.tenReached(let count))):
        state.tens = count / 10
        return .none
      case .counter:
        return .none
      case .startOverButtonTapped:
        return .send(.counter(.interface(.reset)))
      }
    }
  }
}
