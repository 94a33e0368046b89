import Headgate

@Reducer
struct Depot {
  struct State {
    var parcel = Parcel.State()
    var lostCount = 0
  }
  enum Action {
    case parcel(Parcel.Action)
  }
  func react(to action: Action, in state: inout State) -> EffectOf<Self> {
    switch action {
    #if WRONG
      case .parcel(.internal(.lost)): state.lostCount += 1  // must say: 'lost' is inaccessible due to 'fileprivate'
    #else
      case .parcel(.internal): state.lostCount += 1
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
