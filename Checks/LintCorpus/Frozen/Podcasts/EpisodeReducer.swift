import Foundation
import Headgate

/// One row: an episode with its download.
@Reducer
public struct EpisodeReducer {
  @ObservableState
  public struct State: Equatable, Identifiable {
    var episode: Episode
    var progress: Double?
    var problem: PodcastError?

    public var id: Episode.ID { episode.id }
  }

  public enum Action: ViewAction {
    public enum View {
      case didTapDownload
      case didTapPlay
      case didTapRemove
    }
    case view(View)

    public enum Delegate: Equatable {
      case downloadFinished
      case playRequested(Episode)
      case removalFinished  // flags: unobserved-delegate
    }
    case delegate(Delegate)

    public enum Interface: Equatable {
      case downloadRequested
    }
    case interface(Interface)

    case downloadProgressed(Double)
    case downloadFailed(PodcastError)
    case downloadCompleted(then: @Sendable () -> Void)  // flags: action-not-serializable
    case removalCompleted(Result<Episode.ID, PodcastError>)  // near-miss: task-result, equatable-error-payload
  }

  enum CancelID { case download, removal }

  @Dependency(\.podcasts) var podcasts

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.didTapDownload), .interface(.downloadRequested):
        return download(&state)

      case .view(.didTapPlay):
        return .send(.delegate(.playRequested(state.episode)))

      case .view(.didTapRemove):
        return .run { [id = state.id] send in
          try await podcasts.remove(id)
          await send(.removalCompleted(.success(id)))  // near-miss: response-without-failure
        } catch: { error, send in
          await send(.removalCompleted(.failure(error as? PodcastError ?? .offline)))
        }
        .cancellable(id: CancelID.removal, cancelInFlight: true)  // near-miss: shared-cancel-id

      case .downloadProgressed(let progress):
        state.progress = progress
        return .none

      case .downloadFailed(let error):
        state.progress = nil
        state.problem = error
        return .none

      case .downloadCompleted(let completion):
        state.progress = nil
        state.episode.isDownloaded = true
        completion()
        return .send(.delegate(.downloadFinished))

      case .removalCompleted(.success):
        state.episode.isDownloaded = false
        return .send(.delegate(.removalFinished))

      case .removalCompleted(.failure(let error)):
        state.problem = error
        return .none

      case .delegate:
        return .none
      }
    }
  }

  private func download(_ state: inout State) -> EffectOf<Self> {
    state.progress = 0
    return .run { [id = state.id] send in
      for try await progress in podcasts.download(id) {
        await send(.downloadProgressed(progress))
      }
      await send(.downloadCompleted(then: {}))
    } catch: { error, send in
      await send(.downloadFailed(error as? PodcastError ?? .offline))
    }
    .cancellable(id: CancelID.download, cancelInFlight: true)
  }
}
