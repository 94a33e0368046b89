import Foundation
import Headgate

/// One trail, with a switch for favorites.
@Reducer
struct TrailDetail {
  @ObservableState
  struct State: Equatable {
    var trail: Trail
    var nearby: [Trail] = []
    var visitID: UUID?
    var problem: String?
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View: Equatable {
      case favoriteButtonTapped
      case nearbyTrailTapped(Trail)
      case screenAppeared
      case setZoom(Double)  // flags: action-name
      case settingsButtonTapped  // near-miss: action-name
    }

    enum Delegate: Equatable {
      case favoriteChanged(Trail)
      case trailSelected(Trail)
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case favoriteSaved
      case favoriteSaveFailed(TrailError)
      case nearbyTrailsLoaded([Trail])
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.trails) var trails
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.screenAppeared):
        state.visitID = uuid()  // near-miss: ambient-nondeterminism
        return .run { send in
          try await Task.sleep(for: .milliseconds(250))  // flags: ambient-nondeterminism
          let nearby = try? await trails.trails(nil)
          await send(.internal(.nearbyTrailsLoaded(nearby ?? [])))  // near-miss: response-without-failure
        }

      case .view(.favoriteButtonTapped):
        state.trail.isFavorite.toggle()
        return .run { [trail = state.trail] send in
          do {
            try await trails.favorite(trail.id, trail.isFavorite)
            await send(.internal(.favoriteSaved))  // near-miss: response-without-failure
          } catch {
            await send(.internal(.favoriteSaveFailed(.offline)))
          }
        }

      case .view(.nearbyTrailTapped(let trail)):
        return .send(.delegate(.trailSelected(trail)))

      case .view(.setZoom), .view(.settingsButtonTapped):
        return .none

      case .internal(.nearbyTrailsLoaded(let nearby)):
        state.nearby = nearby.filter { $0.id != state.trail.id }
        Task { await clock.warmUp() }  // flags: unstructured-task
        return .none

      case .internal(.favoriteSaved):
        return .send(.delegate(.favoriteChanged(state.trail)))

      case .internal(.favoriteSaveFailed):
        state.trail.isFavorite.toggle()
        state.problem = "The favorite was not saved."
        return .none

      case .delegate(.trailSelected(let trail)):  // flags: delegate-handled-by-self
        state.trail = trail
        return .none

      case .delegate(.favoriteChanged):  // near-miss: delegate-handled-by-self
        return .none
      }
    }
  }
}
