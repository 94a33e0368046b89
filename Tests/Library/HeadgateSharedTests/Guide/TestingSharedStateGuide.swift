import Headgate

@Reducer
struct Visits {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("visits")) var count = 0
  }
  enum Action {
    case appeared
    case resetTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.$count.withLock { $0 += 1 }
        return .none
      case .resetTapped:
        return .run { [count = state.$count] _ in count.withLock { $0 = 0 } }
      }
    }
  }
}
