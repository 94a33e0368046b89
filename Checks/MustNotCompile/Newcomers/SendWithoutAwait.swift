// grade: A, before: A
// An effect that sends an action without `await`.
import Headgate

#if WRONG
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action {
      case appeared
      case loaded(Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appeared:
          return .run { send in
            send(.loaded(1))  // must say: expression is 'async' but is not marked with 'await'
          }
        case .loaded(let count):
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
      case appeared
      case loaded(Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appeared:
          return .run { send in
            await send(.loaded(1))
          }
        case .loaded(let count):
          state.count = count
          return .none
        }
      }
    }
  }
#endif
