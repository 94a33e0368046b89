import Headgate
import SwiftUI

@Reducer
struct MusicApp {
  typealias Child = Playlist

  @ObservableState
  struct State: Equatable {
    @Presents var playlist: Child.State?
    @Presents var song: Song.State?
    var ended = 0
  }

  enum Action {
    case view(View)
    case playlist(Presented<Child>)
    case song(Presented<Song>)

    enum View {
      case playlistButtonTapped
      case songButtonTapped(Track)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.playlistButtonTapped):
        state.playlist = Child.State()
      case .view(.songButtonTapped(let track)):
        state.song = SongFeature.State(track: track)
      case .playlist(.presented(.delegate(PlaylistDelegate.playlistEnded))):  // near-miss: parent-observes-inside
        state.ended += 1
        state.playlist = nil
      case .song(.presented(.view(.starTapped))):  // flags: parent-observes-inside
        state.song = nil
      case .playlist, .song:  // flags: delegate-default
        break
      }
      return .none
    }
    .ifLet(\.$playlist, action: \.playlist) { Child() }  // near-miss: unintegrated-child
    .ifLet(\.$song, action: \.song) { Song() }
  }
}

typealias MusicStore = StoreOf<MusicApp>

struct MusicView: View {
  @Bindable var store: MusicStore

  var body: some View {
    Button("Playlist") { store.send(.view(.playlistButtonTapped)) }
      .sheet(item: $store.scope(state: \.playlist, action: \.playlist)) { PlaylistView(playlist: $0) }
  }
}

struct PlaylistView: View {
  let playlist: StoreOf<Playlist>

  var body: some View {
    List {
      ForEach(playlist.scope(state: \.songs, action: \.songs)) { song in
        Button(song.track.title) { song.send(.view(.playButtonTapped)) }
        Button("Rate") { song.send(.delegate(.songRated)) }  // flags: view-sends-non-view, delegate-forged
      }
    }
    .toolbar {
      Button("Stop") { playlist.send(.view(.stopButtonTapped)) }
      Button("Clear") {
        playlist.send(.internal(.tracksLoaded([])))  // flags: view-sends-non-view, internal-outside-feature
      }
    }
    .onAppear { playlist.send(.view(.playlistAppeared)) }
  }
}
