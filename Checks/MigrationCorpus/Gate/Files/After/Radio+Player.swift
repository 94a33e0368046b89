import Headgate

extension Radio {
  func reduce(player action: Action, _ state: inout State) -> EffectOf<Self> {
    guard case .player(let player) = action else { return .none }
    switch player {
    case .delegate(.ended):
      state.songs += 1
      return .none
    default:
      return .none
    }
  }
}
