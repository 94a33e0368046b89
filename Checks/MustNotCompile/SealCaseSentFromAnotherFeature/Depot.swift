import Headgate

@Reducer
struct Depot {
  struct State {
    var parcel = Parcel.State()
  }
  enum Action {
    case parcel(Parcel.Action)
    case doorClosed
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      guard case .doorClosed = action else { return .none }
      #if WRONG
        return .send(.parcel(.internal(.lost)))  // must say: 'lost' is inaccessible due to 'fileprivate'
      #else
        return .send(.parcel(.view(.refreshPulled)))
      #endif
    }
  }
}
