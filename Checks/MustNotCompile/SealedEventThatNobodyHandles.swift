import Headgate

@Reducer
struct Parcel {
  struct State {
    var place = ""
  }
  enum Action: GatedAction {
    case view(View), `internal`(Internal)
    enum View {
      case refreshPulled
    }
    @Sealed fileprivate enum InternalEvent {
      case located(String), lost
      #if WRONG
        case stolen
      #endif
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {  // must say: switch must be exhaustive
      case .view(.refreshPulled): return .send(.internal(.lost))
      case .internal(.located(let place)): state.place = place
      case .internal(.lost): break
      }
      return .none
    }
  }
}
