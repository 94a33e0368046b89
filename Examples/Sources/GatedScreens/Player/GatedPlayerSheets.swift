import Foundation
import Headgate

/// The sheet that shows the queue, in which tracks are chosen, moved and removed.
@Reducer
struct PlayerPlaylist {
  /// The queue and the track that is on.
  @ObservableState
  struct State: Equatable {
    var currentID: PlayerTrack.ID?
    var tracks: IdentifiedArrayOf<PlayerTrack>
  }

  /// What the sheet is told and what it hands back.
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    /// What the player has to do about it.
    enum Delegate {
      case queueChanged(IdentifiedArrayOf<PlayerTrack>)
      case selected(PlayerTrack.ID)
    }

    /// What a person does on the sheet.
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

/// The sheet that asks after how many minutes the music ends.
@Reducer
struct PlayerSleepTimer {
  let choices: [Int]

  /// The time at which a running timer ends.
  @ObservableState
  struct State: Equatable {
    var endsAt: Date?
  }

  /// What the sheet is told and what it hands back.
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    /// What the player has to do about it.
    enum Delegate {
      case chosen(minutes: Int)
      case turnedOff
    }

    /// What a person does on the sheet.
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
