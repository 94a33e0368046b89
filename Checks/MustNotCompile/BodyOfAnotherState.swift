import Headgate

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
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct Other {
  struct State {
    var name = ""
  }
  enum Action {
    case renamed(String)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Wrapper {
  typealias State = Counter.State
  typealias Action = Counter.Action
  var body: some ReducerOf<Self> {
    #if WRONG
      Other()  // must say: 'Other.State' to expected argument type 'Counter.State'
    #else
      Counter()
    #endif
  }
}
