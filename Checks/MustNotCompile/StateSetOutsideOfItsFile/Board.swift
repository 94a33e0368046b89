import Headgate

@Reducer
struct Board {
  @ObservableState
  struct State {
    var meter = Meter.State()
  }
  enum Action {
    case meter(Meter.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.meter, action: \.meter) { Meter() }
    Reduce { state, _ in
      #if WRONG
        state.meter.litres = 1  // must say: setter is inaccessible
        return .none
      #else
        return state.meter.setLitres(to: 1).fireAndForget()
      #endif
    }
  }
}
