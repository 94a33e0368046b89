import Headgate

// holds: MACRO-134

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case tapped
  }
}

#if WRONG
  extension Counter {
    var body: some ReducerOf<Self> {  // must say: invalid redeclaration of 'body'
      EmptyReducer()
    }
  }
#endif
