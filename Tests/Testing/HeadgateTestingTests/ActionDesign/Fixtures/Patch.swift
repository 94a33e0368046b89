public import Headgate

/// A public feature with an optional child and a destination, in groups by use.
@Reducer
public struct Patch {
  @ObservableState
  public struct State: Equatable {
    var corner: Zone.State?
    var log: [String] = []
    @Presents var destination: Destination.State?

    public init() {}
  }

  public enum Action: ViewAction {
    public enum View {
      case didTapZone(Int)
      case didTapTap
      case didTapCorner
    }
    case view(View)
    case setDestination(Destination.State?)
    case corner(Zone.Action)
    case destination(PresentationAction<Destination.Action>)
  }

  @Reducer
  public enum Destination {
    case zone(Zone)
    case faucet(Faucet)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.didTapZone(let number)):
        return .send(.setDestination(.zone(Zone.State(number: number))))
      case .view(.didTapTap):
        return .send(.setDestination(.faucet(Faucet.State())))
      case .view(.didTapCorner):
        state.corner = Zone.State()
      case .setDestination(let destination):
        state.destination = destination
      case .destination(.presented(.zone(.doneButtonTapped))):
        state.log.append("zone \(state.destination?.zone?.number ?? -1)")
        state.destination = nil
      case .destination(.presented(.faucet(.delegate(let news)))):
        switch news {
        case .burst(let litres): state.log.append("\(litres) litres")
        }
      case .corner, .destination:
        break
      }
      return .none
    }
    .ifLet(\.corner, action: \.corner) { Zone() }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Patch.Destination: Equatable {}
