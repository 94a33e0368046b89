import Headgate

@Reducer
struct Depot {
  struct State {
    var parcel = Parcel.State()
    var places: [String] = []
  }
  enum Action {
    case parcel(Parcel.Action)
  }
  func react(to action: Action, in state: inout State) -> EffectOf<Self> {
    switch action {
    #if WRONG
      case .parcel(.internal(.located(let place))): state.places.append("\(place)")  // must say: due to 'fileprivate'
    #else
      case .parcel(.internal(let place)): state.places.append("\(place)")
    #endif
    case .parcel: break
    }
    return .none
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.parcel, action: \.parcel) { Parcel() }
    Reduce { state, action in react(to: action, in: &state) }
  }
}
