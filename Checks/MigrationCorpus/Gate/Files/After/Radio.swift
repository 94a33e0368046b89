import Headgate

@Reducer
struct Radio {
  @ObservableState
  struct State: Equatable {
    var player = Player.State()
    var songs = 0
  }

  enum Action {
    case player(Gate<Player>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.player, action: \.player) {
      Player().dependency(\.continuousClock, ImmediateClock())
    }
    Reduce { state, action in reduce(player: action, &state) }
  }
}
