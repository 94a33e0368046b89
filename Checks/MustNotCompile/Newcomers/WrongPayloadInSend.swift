// grade: B, before: B
// An effect that sends an action with a value of another type.
import Headgate

#if WRONG
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var text = ""
    }
    enum Action {
      case factButtonTapped
      case factLoaded(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .factButtonTapped:
          return .send(.factLoaded(1))  // must say: cannot convert value of type 'Int' to expected argument type
        case .factLoaded(let text):
          state.text = text
          return .none
        }
      }
    }
  }
#else
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var text = ""
    }
    enum Action {
      case factButtonTapped
      case factLoaded(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .factButtonTapped:
          return .send(.factLoaded("1"))
        case .factLoaded(let text):
          state.text = text
          return .none
        }
      }
    }
  }
#endif
