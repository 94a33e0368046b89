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
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    /// The result for the player.
    enum Delegate {
      case queueChanged(IdentifiedArrayOf<PlayerTrack>)
      case selected(PlayerTrack.ID)
    }

    /// The actions of the user on the sheet.
    enum View {
      case doneButtonTapped
      case trackTapped(PlayerTrack.ID)
      case tracksDeleted(IndexSet)
      case tracksMoved(from: IndexSet, to: Int)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .view(.doneButtonTapped):
        return .run { _ in await dismiss() }

      case .view(.trackTapped(let id)):
        return .run { send in
          await send(.delegate(.selected(id)))
          await dismiss()
        }

      case .view(.tracksDeleted(let offsets)):
        state.tracks.remove(atOffsets: offsets)
        return .none

      case .view(.tracksMoved(from: let source, to: let destination)):
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
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    /// The result for the player.
    enum Delegate {
      case chosen(minutes: Int)
      case turnedOff
    }

    /// The actions of the user on the sheet.
    enum View {
      case choiceTapped(Int)
      case offButtonTapped
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.choiceTapped(let minutes)):
        guard choices.contains(minutes) else { return .none }
        return .concatenate(
          .send(.delegate(.chosen(minutes: minutes))),
          .run { [dismiss] _ in await dismiss() }
        )

      case .delegate:
        return .none

      case .view(.offButtonTapped):
        return .concatenate(
          .send(.delegate(.turnedOff)),
          .run { [dismiss] _ in await dismiss() }
        )
      }
    }
  }
}
