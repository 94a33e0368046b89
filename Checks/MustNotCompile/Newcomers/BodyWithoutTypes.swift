// grade: A, before: A
// A body whose type names neither the state nor the action.
import Headgate

#if WRONG
  // must say in an expansion: type 'Counter' does not conform to protocol 'Reducer'
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action {
      case tapped
    }
    var body: some Reducer {  // must say: Write 'some ReducerOf<Self>'. [MAC-92]
      Reduce { state, action in
        state.count += 1
        return .none
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
      case tapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.count += 1
        return .none
      }
    }
  }
#endif
