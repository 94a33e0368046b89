import Headgate

// must say in an expansion: type 'Feature' does not conform to protocol 'Reducer'
@Reducer
struct Feature {
  #if !WRONG
    struct State {
      var count = 0
    }
  #endif
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {  // must say: type 'Feature' does not conform to protocol 'Reducer'
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}
