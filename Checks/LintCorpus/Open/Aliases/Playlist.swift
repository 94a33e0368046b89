import Foundation
import Headgate

/// A playlist. It names its child by an alias, in the state, in the action and in patterns.
@Reducer
struct Playlist {
  @ObservableState
  struct State: Equatable {
    var songs: IdentifiedArrayOf<Song.State> = []
    var current: Track.ID?
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)
    case songs(SongRows)

    enum View {
      case playlistAppeared
      case stopButtonTapped
    }

    enum Delegate: Equatable {
      case playlistEnded
      case playlistShuffled  // flags: unobserved-delegate
    }

    enum Internal {
      case tracksLoaded([Track])
      case tracksLoadFailed(MusicError)
    }
  }

  @Dependency(\.music) var music

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.playlistAppeared):
        return .run { send in
          await send(.internal(.tracksLoaded(try await music.tracks())))
        } catch: { error, send in
          await send(.internal(.tracksLoadFailed(error as? MusicError ?? .offline)))
        }
      case .view(.stopButtonTapped):
        state.current = nil
        return .merge(.send(.delegate(.playlistEnded)), .send(.delegate(.playlistShuffled)))
      case .internal(.tracksLoaded(let tracks)):
        state.songs = IdentifiedArray(uniqueElements: tracks.map { Song.State(track: $0) })
        return .none
      case .internal(.tracksLoadFailed):
        return .none
      case .songs(.element(let id, SongAction.delegate(.songStarted))):  // near-miss: parent-observes-inside
        state.current = id
        return .none
      case .songs(.element(id: let id, action: SongAction.view(.playButtonTapped))):  // flags: parent-observes-inside
        state.current = id
        return .none
      case let .songs(.element(id, .internal)):  // flags: parent-observes-inside, internal-outside-feature
        state.current = id
        return .none
      case .delegate:
        return .none
      case .songs(.element):  // flags: delegate-default
        return .none
      }
    }
    .forEach(\.songs, action: \.songs) { Song() }
  }
}
