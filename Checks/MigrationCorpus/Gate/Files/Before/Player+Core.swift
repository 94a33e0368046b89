import Headgate

extension Player {
  func core(_ state: inout State, _ action: Action) -> EffectOf<Self> {
    switch action {
    case .playButtonTapped:
      state.isPlaying.toggle()
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        await send(.ticked(seconds: 1))
      }
    case .ticked(let seconds):
      state.seconds = seconds
      return .send(.ended)
    case .ended:
      return .none
    }
  }
}
