// grade: A, before: B
// An effect that reads the state of the reducer.
import Headgate

#if WRONG
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action {
      case doubleButtonTapped
      case doubled(Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .doubleButtonTapped:
          return .run { send in
            await send(.doubled(state.count * 2))  // must say: Capture the value: '.run { [count = state.count] send
          }
        case .doubled(let count):
          state.count = count
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
      var count = 0
    }
    enum Action {
      case doubleButtonTapped
      case doubled(Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .doubleButtonTapped:
          return .run { [count = state.count] send in
            await send(.doubled(count * 2))
          }
        case .doubled(let count):
          state.count = count
          return .none
        }
      }
    }
  }
#endif
