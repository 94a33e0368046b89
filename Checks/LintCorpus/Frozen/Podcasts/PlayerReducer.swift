import Foundation
import Headgate

/// Plays one episode. The bar at the bottom of the app and the full screen use the same feature.
@Reducer
public struct PlayerReducer {
  @ObservableState
  public struct State: Equatable {
    var episode: Episode?
    var isPlaying = false
    var position = 0.0
    var speed = 1.0
    @Presents var sleepTimer: SleepTimerReducer.State?

    public init() {}
  }

  public enum Action: ViewAction {
    // Actions of the view.
    public enum View {
      case didChangeSpeed(Double)
      case didTapPlay
      case didTapSleepTimer
      case viewAppeared
    }
    case view(View)

    // Events for the parent.
    public enum Delegate: Equatable {
      case episodeFinished(Episode)
      case playbackChanged(isPlaying: Bool)
    }
    case delegate(Delegate)

    // Requests of the parent.
    public enum Interface: Equatable {
      case episodeRequested(Episode)
      case stopRequested
    }
    case interface(Interface)

    // Actions of the effects.
    case interruptionChanged(Bool)  // near-miss: action-order
    case playbackEventReceived(PlaybackEvent)
    case restartRequired  // flags: unused-action

    // Presented children.
    case sleepTimer(PresentationAction<SleepTimerReducer.Action>)
  }

  enum CancelID { case playback }

  @Dependency(\.playback) var playback

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let viewAction):
        return reduce(&state, viewAction)

      case .interface(.episodeRequested(let episode)):
        state.episode = episode
        state.position = 0
        return play(&state)

      case .interface(.stopRequested):
        state.episode = nil
        state.isPlaying = false
        return .cancel(id: CancelID.playback)  // near-miss: shared-cancel-id

      case .interruptionChanged(let isInterrupted):
        guard isInterrupted, state.isPlaying else { return .none }
        return .send(.interface(.stopRequested))  // flags: interface-from-self, action-as-function

      case .playbackEventReceived(.position(let position)):
        state.position = position
        return .none

      case .playbackEventReceived(.finished):
        state.isPlaying = false
        guard let episode = state.episode else { return .none }
        return .send(.delegate(.episodeFinished(episode)))  // near-miss: send-chain

      case .restartRequired:
        state.position = 0
        return .none

      case .sleepTimer(.presented(.delegate(.timeElapsed))):
        state.isPlaying = false
        return .merge(.cancel(id: CancelID.playback), .run { _ in await playback.pause() })

      case .sleepTimer(.presented(.minutePassed)):  // flags: parent-observes-inside
        state.speed = 1
        return .none

      case .sleepTimer(.dismiss), .delegate:
        return .none

      default:  // flags: delegate-default
        return .none
      }
    }
    .ifLet(\.$sleepTimer, action: \.sleepTimer) { SleepTimerReducer() }
  }

  private func reduce(_ state: inout State, _ action: Action.View) -> EffectOf<Self> {
    switch action {
    case .viewAppeared:
      return .run { send in
        for await isInterrupted in playback.interruptions() {  // flags: uncancellable-loop
          await send(.interruptionChanged(isInterrupted))
        }
      }

    case .didTapPlay:
      guard !state.isPlaying else {
        state.isPlaying = false
        return .concatenate(
          .cancel(id: CancelID.playback),
          .send(.delegate(.playbackChanged(isPlaying: false)))  // near-miss: action-as-function
        )
      }
      return play(&state)

    case .didChangeSpeed(let speed):
      state.speed = min(max(speed, 0.5), 3)
      return state.isPlaying ? play(&state) : .none

    case .didTapSleepTimer:
      state.sleepTimer = SleepTimerReducer.State(minutes: 15)
      return .none
    }
  }

  private func play(_ state: inout State) -> EffectOf<Self> {
    guard let episode = state.episode else { return .none }
    state.isPlaying = true
    return .run { [speed = state.speed] send in
      for await event in playback.play(episode, speed) {  // near-miss: uncancellable-loop
        await send(.playbackEventReceived(event))
      }
    }
    .cancellable(id: CancelID.playback, cancelInFlight: true)
  }
}
