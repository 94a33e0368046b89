import Headgate

extension Player {
  func core(_ state: inout State, _ action: Action) -> EffectOf<Self> {
    switch action {
    case .view(.playButtonTapped):
      state.isPlaying.toggle()
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        await send(.internal(.ticked(seconds: 1)))
      }
    case .internal(.ticked(let seconds)):
      state.seconds = seconds
      return .send(.delegate(.ended))
    case .delegate(.ended):
      return .none
    }
  }
}
