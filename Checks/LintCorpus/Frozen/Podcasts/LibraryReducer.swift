import Foundation
import Headgate

/// The root: the subscribed podcasts, the player, and the screens above them.
@Reducer
public struct LibraryReducer {
  @Reducer
  public enum Destination: Equatable, Sendable {  // flags: reducer-enum-conformance
    case podcast(PodcastReducer)
    case question(AlertState<FeedAlert>)

    @CasePathable
    public enum FeedAlert: Equatable, Sendable {
      case subscriptionConfirmed(URL)
    }
  }

  @ObservableState
  public struct State: Equatable {
    @Presents var destination: Destination.State?
    var player = PlayerReducer.State()
    var podcasts: [Podcast] = []
    var refreshStarted = false  // flags: progressive-flags
    var refreshDone = false
    var refreshFailed = false

    public init() {}
  }

  public enum Action: ViewAction {
    public enum View {
      case didPullToRefresh
      case didSelectPodcast(Podcast)
      case feedURLDropped(URL)
      case viewAppeared
    }
    case view(View)

    case feedSubscribed(Podcast)
    case podcastsLoaded([Podcast])
    case podcastsLoadFailed(PodcastError)

    case destination(PresentationAction<Destination.Action>)
    case player(PlayerReducer.Action)
  }

  enum CancelID { case network }

  @Dependency(\.podcasts) var client

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.player, action: \.player) { PlayerReducer() }
    Reduce { state, action in
      switch action {
      case .view(.viewAppeared), .view(.didPullToRefresh):
        return refresh(&state)

      case .view(.didSelectPodcast(let podcast)):
        state.destination = .podcast(PodcastReducer.State(podcast: podcast))
        return .none

      case .view(.feedURLDropped(let url)):
        state.destination = .question(.subscribe(to: url))
        return .none

      case .destination(.presented(.question(.subscriptionConfirmed(let url)))):  // near-miss: parent-observes-inside
        return .run { send in
          await send(.feedSubscribed(try await client.subscribe(url)))  // flags: response-without-failure
        }
        .cancellable(id: CancelID.network)

      case .feedSubscribed(let podcast):
        state.podcasts.append(podcast)
        return .none

      case .podcastsLoaded(let podcasts):
        state.refreshDone = true
        state.podcasts = podcasts
        guard let open = state.destination?.podcast?.podcast.id else { return .none }
        guard let newest = podcasts.first(where: { $0.id == open }) else { return .none }
        return update(newest)

      case .podcastsLoadFailed:
        state.refreshFailed = true
        return .none

      case .destination(.presented(.podcast(.delegate(.episodeChosen(let episode))))):
        return .run { send in
          await client.prepare(episode)
          await send(.player(.interface(.episodeRequested(episode))))  // near-miss: interface-from-self
        }

      case .player(.delegate(let event)):
        switch event {
        case .episodeFinished(let episode):
          remove(episode, from: &state)
        case .playbackChanged(let isPlaying):
          state.refreshStarted = state.refreshStarted && isPlaying
        }
        return .none

      case .player(.interface(.stopRequested)):  // flags: interface-from-self, parent-observes-inside
        state.destination = nil
        return .none

      case .destination, .player:  // flags: delegate-default
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func refresh(_ state: inout State) -> EffectOf<Self> {
    state.refreshStarted = true
    return .run { send in
      await send(.podcastsLoaded(try await client.subscriptions()))
    } catch: { error, send in
      await send(.podcastsLoadFailed(error as? PodcastError ?? .offline))
    }
    .cancellable(id: CancelID.network, cancelInFlight: true)  // flags: shared-cancel-id
  }

  private func update(_ podcast: Podcast) -> EffectOf<Self> {
    .send(.destination(.presented(.podcast(.interface(.updateRequested(podcast))))))  // near-miss: interface-from-self
  }

  private func remove(_ episode: Episode, from state: inout State) {
    for index in state.podcasts.indices {
      state.podcasts[index].episodes.removeAll { $0.id == episode.id }
    }
  }
}

extension LibraryReducer.Destination.State: Equatable {}  // near-miss: reducer-enum-conformance

extension AlertState where Action == LibraryReducer.Destination.FeedAlert {
  static func subscribe(to url: URL) -> Self {
    AlertState {
      TextState("Subscribe to \(url.host() ?? "this feed")?")
    } actions: {
      ButtonState(action: .subscriptionConfirmed(url)) { TextState("Subscribe") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}
