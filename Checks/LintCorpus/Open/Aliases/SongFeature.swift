import Foundation
import Headgate

@Reducer
struct SongFeature {
  @ObservableState
  struct State: Equatable, Identifiable {
    var track: Track
    var position = 0.0

    var id: Track.ID { track.id }
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View {
      case starTapped(Int)
      case playButtonTapped
      case engineStarted(EngineCallback)  // flags: action-not-serializable
    }

    enum Delegate {
      case songStarted
      case songRated  // flags: unobserved-delegate
    }

    enum Internal {
      case ratingSaved(MusicResult<Track>)  // near-miss: task-result
      case positionChanged(TimeInterval)  // near-miss: action-not-serializable
    }
  }

  @Dependency(\.music) var music

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.starTapped(let stars)):
        return .run { [id = state.id] send in
          await send(.internal(.ratingSaved(await music.rate(id, stars))))  // near-miss: response-without-failure
        }
      case .view(.playButtonTapped):
        return .send(.delegate(.songStarted))
      case .view(.engineStarted(let callback)):
        callback(state.position)
        return .none
      case .internal(.ratingSaved(.success(let track))):
        state.track = track
        return .send(.delegate(.songRated))
      case .internal(.ratingSaved(.failure)):
        return .none
      case .internal(.positionChanged(let position)):
        state.position = position
        return .none
      case .delegate:
        return .none
      }
    }
  }
}
