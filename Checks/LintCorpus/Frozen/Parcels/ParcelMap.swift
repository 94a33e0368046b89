import Foundation
import Headgate

/// A map with the van of the carrier.
@Reducer
struct ParcelMap {
  @ObservableState
  struct State: Equatable {
    let parcel: Parcel
    var isFollowing = true
    var van: Place?
    var zoom = 12.0
  }

  struct Place: Equatable, Sendable {
    let latitude: Double
    let longitude: Double
    let accuracy: Double
  }

  enum Action: Equatable {
    case change(Double)  // flags: action-name, document-action
    case followButtonTapped
    case mapAppeared
    case refreshVan  // flags: action-name
    /// The carrier sent the place of the van.
    /// - Parameter place: The place.
    case vanMoved(Place)  // near-miss: action-too-broad
    /// The place of the van is unknown.
    /// - Parameter result: The number of the van, or the reason.
    case vanLookedUp(Result<Int, ParcelError>)  // flags: task-result
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.vans) var vans

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .mapAppeared:
        return .send(.refreshVan)  // flags: action-as-function

      case .followButtonTapped:
        state.isFollowing.toggle()
        guard state.isFollowing else { return .none }
        return .send(.refreshVan)  // flags: action-as-function

      case .refreshVan:
        return .run { [number = state.parcel.id] send in
          await send(.vanMoved(try await vans.place(number)))  // flags: response-without-failure
        }

      case .change(let zoom):
        state.zoom = min(max(zoom, 1), 20)
        return .none

      case .vanMoved(let place):
        state.van = place
        return .run { send in
          try await clock.sleep(for: .seconds(30))
          await send(.refreshVan)  // near-miss: action-as-function
        }

      case .vanLookedUp:
        state.van = nil
        return .none
      }
    }
  }
}

@DependencyClient
struct VanClient: Sendable {
  var place: @Sendable (_ number: String) async throws -> ParcelMap.Place
}

extension VanClient: TestDependencyKey {
  static let testValue = VanClient()
}

extension DependencyValues {
  var vans: VanClient {
    get { self[VanClient.self] }
    set { self[VanClient.self] = newValue }
  }
}
