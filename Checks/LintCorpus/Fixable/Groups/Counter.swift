import Headgate

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case view(View)

    enum View { case setCount(Int) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.setCount(let count)):
        state.count = count
        return .none
      }
    }
  }
}
