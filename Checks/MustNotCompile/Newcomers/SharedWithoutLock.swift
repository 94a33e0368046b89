// grade: A, before: A
// A shared value that is set without its lock.
import Headgate

#if WRONG
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      @Shared var count: Int
    }
    enum Action {
      case tapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.count += 1  // must say: A shared value is changed with its lock: '$value.withLock { $0 = newValue }'
        return .none
      }
    }
  }
#else
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      @Shared var count: Int
    }
    enum Action {
      case tapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.$count.withLock { $0 += 1 }
        return .none
      }
    }
  }
#endif
