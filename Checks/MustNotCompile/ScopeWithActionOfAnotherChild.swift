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
struct Family {
  struct State {
    var counter = Counter.State()
    var other = Other.State()
  }
  enum Action {
    case counter(Counter.Action)
    case other(Other.Action)
  }
  var body: some ReducerOf<Self> {
    #if WRONG
      Scope(state: \.counter, action: \.other) { Counter() }  // must say: to expected argument type 'Other.Action'
    #else
      Scope(state: \.counter, action: \.counter) { Counter() }
    #endif
  }
}
