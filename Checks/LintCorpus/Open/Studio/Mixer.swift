import Headgate

/// A mixer with many controls.
@Reducer
struct Mixer {  // flags: monolithic-feature
  @ObservableState
  struct State: Equatable {
    var level = 0.0
    @Presents var take: Take.State?
  }

  enum Action {
    case view(View)
    case `internal`(Internal)
    case take(PresentationAction<Gate<Take>>)

    enum View {
      case bassChanged(Double), trebleChanged(Double), middleChanged(Double), gainChanged(Double)
      case panChanged(Double), widthChanged(Double), echoChanged(Double), delayChanged(Double)
      case attackChanged(Double), decayChanged(Double), sustainChanged(Double), releaseChanged(Double)
      case ratioChanged(Double), kneeChanged(Double), driveChanged(Double), toneChanged(Double)
      case muteButtonTapped, soloButtonTapped, armButtonTapped, bypassButtonTapped
      case takeButtonTapped, stopButtonTapped, resetButtonTapped
    }

    enum Internal {
      case meterTick(Double), overloadDetected, clockLost
    }
  }

  private static let meterID = "meter"

  @Dependency(\.mixer) var mixer

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.gainChanged(let level)):
        state.level = level
        return .none
      case .view(.armButtonTapped):
        return .run { send in
          for await level in mixer.meter() { await send(.internal(.meterTick(level))) }
        }
        .cancellable(id: Self.meterID, cancelInFlight: true)
      case .view(.soloButtonTapped):
        return .run { send in
          for await _ in mixer.overloads() { await send(.internal(.overloadDetected)) }
        }
        .cancellable(id: Self.meterID)  // flags: shared-cancel-id
      case .view(.stopButtonTapped):
        return .cancel(id: Self.meterID)  // near-miss: shared-cancel-id
      case .view, .internal:
        return .none
      case .take(.presented(let event)):
        return heard(event, &state)
      case .take(.dismiss):
        return .none
      }
    }
    .ifLet(\.$take, action: \.take) { Take() }
  }

  private func heard(_ event: Gate<Take>, _ state: inout State) -> EffectOf<Self> {
    switch event {
    case .delegate(.takeAccepted):
      state.take = nil
      return .none
    default:  // flags: delegate-default
      return .none
    }
  }
}
