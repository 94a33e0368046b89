// grade: A, before: A
// A state that is a class.
import Headgate

#if WRONG
  @Reducer
  struct Counter {
    @ObservableState  // must say: Make it a struct. [MAC-50]
    final class State {  // must say: Make 'State' a struct or an enum. [MAC-13]
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
#else
  @Reducer
  struct Counter {
    @ObservableState
    struct State {
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
