// grade: A, before: C
// An effect whose closure does not name `send`.
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
          return .run {  // must say: Write '.run { send in … }'. [MAC-109]
            await send(.loaded(1))  // must say: type 'Int32' has no member 'loaded'
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
