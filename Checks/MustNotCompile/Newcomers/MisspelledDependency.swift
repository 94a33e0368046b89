// grade: A, before: C
// holds: MACRO-126
// A wrong name of a dependency.
import Headgate

#if WRONG
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var id: UUID?
    }
    enum Action {
      case appeared
    }
    @Dependency(\.guid) var uuid  // must say: Write '\.uuid'
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.id = uuid()
        return .none
      }
    }
  }
#else
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var id: UUID?
    }
    enum Action {
      case appeared
    }
    @Dependency(\.uuid) var uuid
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.id = uuid()
        return .none
      }
    }
  }
#endif
