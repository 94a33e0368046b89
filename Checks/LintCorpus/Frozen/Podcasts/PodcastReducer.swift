import Foundation
import Headgate

/// A podcast with its episodes.
@Reducer
public struct PodcastReducer {
  @ObservableState
  public struct State: Equatable {
    var podcast: Podcast
    var episodes: IdentifiedArrayOf<EpisodeReducer.State> = []
    var downloadCount = 0
    var notes = StackState<ShowNotesReducer.State>()  // flags: unintegrated-child
  }

  public enum Action: ViewAction {
    public enum View {
      case didTapDownloadFirst
      case viewAppeared
    }
    case view(View)

    public enum Delegate: Equatable {
      case episodeChosen(Episode)  // near-miss: unobserved-delegate
    }
    case delegate(Delegate)

    public enum Interface: Equatable {
      case updateRequested(Podcast)
    }
    case interface(Interface)

    case episodes(IdentifiedActionOf<EpisodeReducer>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.viewAppeared):
        state.episodes = rows(of: state.podcast)
        return .none

      case .view(.didTapDownloadFirst):
        guard let first = state.episodes.first(where: { !$0.episode.isDownloaded }) else { return .none }
        let request = EpisodeReducer.Action.interface(.downloadRequested)
        return .send(.episodes(.element(id: first.id, action: request)))  // near-miss: action-as-function

      case .interface(.updateRequested(let podcast)):
        state.podcast = podcast
        state.episodes = rows(of: podcast)
        return .none

      case .episodes(.element(id: _, action: .delegate(.downloadFinished))):
        state.downloadCount += 1
        return .none

      case .episodes(.element(id: _, action: .delegate(.playRequested(let episode)))):
        state.podcast.episodes.removeAll { $0.id == episode.id }
        state.podcast.episodes.insert(episode, at: 0)
        return .none

      case .episodes(.element(id: _, action: .interface)):  // flags: interface-from-self, parent-observes-inside
        state.downloadCount = 0
        return .none

      case .episodes:  // flags: delegate-default
        return .none

      case .delegate:
        return .none
      }
    }
    .forEach(\.episodes, action: \.episodes) { EpisodeReducer() }
  }

  private func rows(of podcast: Podcast) -> IdentifiedArrayOf<EpisodeReducer.State> {
    IdentifiedArray(uniqueElements: podcast.episodes.map { EpisodeReducer.State(episode: $0) })
  }
}

/// The notes of an episode, as text.
@Reducer
public struct ShowNotesReducer {
  @ObservableState
  public struct State: Equatable {
    var text: String
    var size = 14.0
  }

  public enum Action: ViewAction {
    public enum View {
      case didChangeSize(Double)
    }
    case view(View)
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.didChangeSize(let size)):
        state.size = min(max(size, 10), 40)
        return .none
      }
    }
  }
}
