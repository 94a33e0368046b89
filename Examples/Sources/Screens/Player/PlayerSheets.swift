import Foundation
import Headgate

/// The sheet with the queue: tracks can be selected, moved and removed.
@Reducer
struct PlayerPlaylist {
  /// The queue and the current track.
  @ObservableState
  struct State: Equatable {
    var currentID: PlayerTrack.ID?
    var tracks: IdentifiedArrayOf<PlayerTrack>
  }

  /// The actions of the sheet.
  enum Action {
    case delegate(Delegate)
    case doneButtonTapped
    case trackTapped(PlayerTrack.ID)
    case tracksDeleted(IndexSet)
    case tracksMoved(from: IndexSet, to: Int)

    /// The result for the player.
    @CasePathable
    enum Delegate {
      case queueChanged(IdentifiedArrayOf<PlayerTrack>)
      case selected(PlayerTrack.ID)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .doneButtonTapped:
        return .run { _ in await dismiss() }

      case .trackTapped(let id):
        return .run { send in
          await send(.delegate(.selected(id)))
          await dismiss()
        }

      case .tracksDeleted(let offsets):
        state.tracks.remove(atOffsets: offsets)
        return .none

      case .tracksMoved(from: let source, to: let destination):
        state.tracks.move(fromOffsets: source, toOffset: destination)
        return .none
      }
    }
    .onChange(of: \.tracks) { _, state in
      .send(.delegate(.queueChanged(state.tracks)))
    }
  }
}

/// The sheet that sets the sleep timer.
@Reducer
struct PlayerSleepTimer {
  let choices: [Int]

  /// The time at which a running timer ends.
  @ObservableState
  struct State: Equatable {
    var endsAt: Date?
  }

  /// The actions of the sheet.
  enum Action {
    case choiceTapped(Int)
    case delegate(Delegate)
    case offButtonTapped

    /// The result for the player.
    @CasePathable
    enum Delegate {
      case chosen(minutes: Int)
      case turnedOff
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .choiceTapped(let minutes):
        guard choices.contains(minutes) else { return .none }
        return .concatenate(
          .send(.delegate(.chosen(minutes: minutes))),
          .run { [dismiss] _ in await dismiss() }
        )

      case .delegate:
        return .none

      case .offButtonTapped:
        return .concatenate(
          .send(.delegate(.turnedOff)),
          .run { [dismiss] _ in await dismiss() }
        )
      }
    }
  }
}
