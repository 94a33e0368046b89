import Headgate

/// A parent that uses a sprinkler by its groups: it sends by the interface and hears by the delegate.
@Reducer
struct Lawn {
  @ObservableState
  struct State: Equatable {
    var sprinkler = Sprinkler.State()
    var minutes = 0
  }

  enum Action {
    case rainStopped
    case sprinkler(Sprinkler.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.sprinkler, action: \.sprinkler) { Sprinkler() }
    Reduce { state, action in
      switch action {
      case .rainStopped:
        return .send(.sprinkler(.interface(.refresh)))
      case .sprinkler(.delegate(let news)):
        switch news {
        case .planArrived(let minutes): state.minutes = minutes
        case .saved: break
        }
        return .none
      case .sprinkler:
        return .none
      }
    }
  }
}
