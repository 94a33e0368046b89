public import Headgate

@Reducer
public struct Parcel {
  @ObservableState
  public struct State {
    public var place = ""
    public init() {}
  }
  public enum Action: GatedAction {
    case view(View), `internal`(Internal)
    public enum View {
      case refreshPulled
    }
    @Sealed fileprivate enum InternalEvent {
      case located(String), lost
    }
  }
  public init() {}
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.refreshPulled): return .send(.internal(.lost))
      case .internal(.located(let place)): state.place = place
      case .internal(.lost): break
      }
      return .none
    }
  }
}
