import Headgate

@Reducer
struct Parcel {
  @ObservableState
  struct State: Equatable {
    var place = ""
  }
  enum Action: GatedAction {
    case view(View), `internal`(Internal)
    enum View {
      case refreshPulled
    }
    @Sealed fileprivate enum InternalEvent: Equatable {
      case located(String), lost
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.refreshPulled):
        return .send(.internal(.located("harbour")))
      case .internal(.located(let place)):
        state.place = place
        return .none
      case .internal(.lost):
        return .none
      }
    }
  }
}
