import Foundation
import Headgate

/// A player with a playlist, a clock, a sleep timer and a connection that may stall.
@Reducer
struct Player {
  /// The children that the player presents.
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case playlist(Gate<PlayerPlaylist>)
    case sleepTimer(Gate<PlayerSleepTimer> = Gate(PlayerSleepTimer(choices: [5, 15, 30, 60])))

    /// The choices after a track could not be loaded.
    @CasePathable
    enum Alert: Equatable {
      case retry
      case skip
    }
  }

  /// The state of the audio engine.
  enum Phase: Equatable {
    case stopped
    case loading
    case playing
    case stalled
    case paused
  }

  /// The queue and the current position in it.
  @ObservableState
  struct State: Equatable {
    var currentID: PlayerTrack.ID?
    var duration = 0
    var phase = Phase.stopped
    var position = 0
    var sleepsAt: Date?
    var tracks: IdentifiedArrayOf<PlayerTrack>
    @Presents var destination: Destination.State?

    var current: PlayerTrack? { currentID.flatMap { tracks[id: $0] } }
  }

  /// The actions of the screen, the audio engine and the clocks.
  enum Action: GatedAction {
    case destination(PresentationAction<Destination.Action>)
    case `internal`(Internal)
    case view(View)

    /// The events of the audio engine and the clocks.
    @Sealed fileprivate enum InternalEvent {
      case audioEvent(PlayerAudioEvent)
      case loaded(Result<Int, any Error>)
      case seekFailed
      case sleepTimerFired
      case ticked
    }

    /// The actions of the user on the screen.
    enum View {
      case nextButtonTapped
      case playlistButtonTapped
      case playPauseButtonTapped
      case positionSliderMoved(to: Int)
      case previousButtonTapped
      case sleepTimerButtonTapped
      case task
    }
  }

  private enum CancelID { case loading, seeking, sleeping, ticking }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.playerAudio) var audio

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .internal(.audioEvent(.resumed)):
        guard state.phase == .stalled else { return .none }
        state.phase = .playing
        return tick()

      case .internal(.audioEvent(.stalled)):
        guard state.phase == .playing else { return .none }
        state.phase = .stalled
        return .cancel(id: CancelID.ticking)

      case .destination(.presented(let destinationAction)):
        return handle(destinationAction, in: &state)

      case .destination(.dismiss):
        return .none

      case .internal(.loaded(.failure)):
        guard let track = state.current else { return .none }
        state.phase = .stopped
        // The user needs an explanation immediately, so the alert replaces any sheet.
        state.destination = .alert(.loadingFailed(track))
        return .none

      case .internal(.loaded(.success(let duration))):
        state.duration = duration
        return resume(&state)

      case .internal(.seekFailed):
        // The audio engine has lost its position, so the track is loaded again.
        guard let id = state.currentID else { return .none }
        return load(id, in: &state)

      case .internal(.sleepTimerFired):
        state.sleepsAt = nil
        return pause(&state)

      case .internal(.ticked):
        state.position += 1
        guard state.position >= state.duration else { return .none }
        return skip(by: 1, in: &state)

      case .view(let viewAction):
        return handle(viewAction, in: &state)
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func handle(_ action: Action.View, in state: inout State) -> Effect<Action> {
    switch action {
    case .nextButtonTapped:
      return skip(by: 1, in: &state)

    case .playlistButtonTapped:
      state.destination = .playlist(PlayerPlaylist.State(currentID: state.currentID, tracks: state.tracks))
      return .none

    case .playPauseButtonTapped:
      switch state.phase {
      case .loading, .playing, .stalled:
        return pause(&state)
      case .paused:
        return resume(&state)
      case .stopped:
        guard let id = state.currentID ?? state.tracks.first?.id else { return .none }
        return load(id, in: &state)
      }

    case .positionSliderMoved(to: let position):
      return seek(to: position, in: &state)

    case .previousButtonTapped:
      // Near the beginning, the button selects the previous track; later, it returns to the beginning.
      guard state.position < 3, state.currentID != state.tracks.first?.id else {
        return seek(to: 0, in: &state)
      }
      return skip(by: -1, in: &state)

    case .sleepTimerButtonTapped:
      state.destination = .sleepTimer(PlayerSleepTimer.State(endsAt: state.sleepsAt))
      return .none

    case .task:
      return .run { [audio] send in
        for await event in audio.events() {
          await send(.internal(.audioEvent(event)))
        }
      }
    }
  }

  private func handle(_ action: Destination.Action, in state: inout State) -> Effect<Action> {
    switch action {
    case .alert(.retry):
      guard let id = state.currentID else { return .none }
      return load(id, in: &state)

    case .alert(.skip):
      return skip(by: 1, in: &state)

    case .playlist(.delegate(.queueChanged(let tracks))):
      state.tracks = tracks
      guard let id = state.currentID, tracks[id: id] == nil else { return .none }
      state.currentID = nil
      state.duration = 0
      return stop(&state)

    case .playlist(.delegate(.selected(let id))):
      return load(id, in: &state)

    case .sleepTimer(.delegate(.chosen(minutes: let minutes))):
      state.sleepsAt = now.addingTimeInterval(TimeInterval(minutes * 60))
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(minutes * 60))
        await send(.internal(.sleepTimerFired))
      }
      .cancellable(id: CancelID.sleeping, cancelInFlight: true)

    case .sleepTimer(.delegate(.turnedOff)):
      state.sleepsAt = nil
      return .cancel(id: CancelID.sleeping)

    case .playlist(.inside), .sleepTimer(.inside):
      return .none
    }
  }

  private func load(_ id: PlayerTrack.ID, in state: inout State) -> Effect<Action> {
    state.currentID = id
    state.duration = 0
    state.phase = .loading
    state.position = 0
    return .merge(
      .cancel(id: CancelID.seeking),
      .cancel(id: CancelID.ticking),
      .run { [audio] send in
        await send(.internal(.loaded(Result { try await audio.load(trackID: id) })))
      }
      .cancellable(id: CancelID.loading, cancelInFlight: true)
    )
  }

  private func pause(_ state: inout State) -> Effect<Action> {
    switch state.phase {
    case .loading:
      return stop(&state)
    case .playing, .stalled:
      state.phase = .paused
      return .merge(
        .cancel(id: CancelID.ticking),
        .run { [audio] _ in await audio.pause() }
      )
    case .paused, .stopped:
      return .none
    }
  }

  private func resume(_ state: inout State) -> Effect<Action> {
    state.phase = .playing
    return .merge(
      .run { [audio] _ in await audio.play() },
      tick()
    )
  }

  private func seek(to position: Int, in state: inout State) -> Effect<Action> {
    guard state.duration > 0 else { return .none }
    let position = min(max(position, 0), state.duration)
    state.position = position
    // A slider moves many times during a drag, and each seek would be audible.
    return .run { [audio] _ in
      try await audio.seek(seconds: position)
    } catch: { _, send in
      await send(.internal(.seekFailed))
    }
    .debounce(id: CancelID.seeking, for: .milliseconds(250))
  }

  private func skip(by offset: Int, in state: inout State) -> Effect<Action> {
    guard let id = state.currentID, let index = state.tracks.index(id: id) else { return .none }
    guard state.tracks.indices.contains(index + offset) else { return stop(&state) }
    return load(state.tracks[index + offset].id, in: &state)
  }

  private func stop(_ state: inout State) -> Effect<Action> {
    state.phase = .stopped
    state.position = 0
    return .merge(
      .cancel(id: CancelID.loading),
      .cancel(id: CancelID.seeking),
      .cancel(id: CancelID.ticking),
      .run { [audio] _ in await audio.pause() }
    )
  }

  private func tick() -> Effect<Action> {
    .run { [clock] send in
      for await _ in clock.timer(interval: .seconds(1)) {
        await send(.internal(.ticked))
      }
    }
    .cancellable(id: CancelID.ticking, cancelInFlight: true)
  }
}

extension AlertState where Action == Player.Destination.Alert {
  static func loadingFailed(_ track: PlayerTrack) -> Self {
    Self {
      TextState("“\(track.title)” could not be loaded.")
    } actions: {
      ButtonState(action: .retry) {
        TextState("Try again")
      }
      ButtonState(action: .skip) {
        TextState("Next track")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }
}
