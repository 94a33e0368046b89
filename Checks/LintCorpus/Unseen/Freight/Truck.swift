// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

struct TruckInfo: Equatable, Identifiable, Sendable {
  let id: String
  var load: Int
  var driver: String?
}

@Reducer
struct Truck {

  @ObservableState
  struct State: Equatable, Identifiable {
    var info: TruckInfo
    var route: [String] = []
    var id: String { info.id }
  }

  enum Action: Sendable { // flags: action-equatable
    case truckTapped
    /// The driver is at a stop.
    case stopReached(name: String) // flags: document-action
    /// The truck has a new position.
    /// - Parameters:
    ///   - latitude: Degrees to the north.
    ///   - longitude: Degrees to the east.
    ///   - altitude: Meters.
    case positionChanged(latitude: Double, longitude: Double, altitude: Double) // near-miss: document-action
    /// The truck was weighed.
    /// - Parameter result: The weight.
    case weightMeasured(result: Result<Int, WeighingError>) // flags: task-result
    /// The dispatcher wrote a delivery.
    /// - Parameters:
    ///   - customer: The name of the customer.
    ///   - crates: The number of crates.
    ///   - isFragile: Whether the crates are fragile.
    ///   - deadline: The latest time.
    case deliveryEntered(customer: String, crates: Int, isFragile: Bool, deadline: Date) // flags: action-too-broad
    /// The app cannot reach the truck.
    /// - Parameter error: The reason.
    case signalLost(error: Error) // flags: action-not-serializable
    case signalFound // near-miss: document-action
  }

  @Dependency(\.fleet) var fleet
  @Dependency(\.scale) var scale

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .truckTapped:
        let id = state.id
        return .merge(
          .run { send in
            await send(.weightMeasured(result: await scale.weigh(id))) // near-miss: response-without-failure
          }
          .cancellable(id: id, cancelInFlight: true), // near-miss: shared-cancel-id
          track(id)
        )

      case .stopReached(name: let name):
        state.route.append(name)
        return .none

      case .positionChanged:
        return .none

      case .weightMeasured(result: .success(let weight)):
        state.info.load = weight
        return .none

      case .weightMeasured(result: .failure):
        return .none

      case .deliveryEntered(customer: let customer, crates: let crates, isFragile: _, deadline: _):
        state.route.append(customer)
        state.info.load += crates
        return .none

      case .signalLost, .signalFound:
        return .none
      }
    }
  }

  func track(_ id: String) -> Effect<Action> {
    .run { send in
      do {
        for try await position in fleet.positions(id) {
          await send(.positionChanged(latitude: position.0, longitude: position.1, altitude: position.2))
        }
      } catch {
        await send(.signalLost(error: error))
      }
    }
    .cancellable(id: Track(truck: id))
  }

  private struct Track: Hashable { let truck: String }
}

enum WeighingError: Error, Equatable { case scaleBusy }

@Reducer
struct Weighing {
  @ObservableState
  struct State: Equatable {
    var crates = 0
    var kilograms = 0
  }

  enum Action { // near-miss: action-equatable, action-sendable
    case crateAdded
    case weighButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .crateAdded: state.crates += 1
      case .weighButtonTapped: state.kilograms = state.crates * 12
      }
      return .none
    }
  }
}

extension Weighing.Action: Equatable, Sendable {}

struct TruckRow: View {
  let store: StoreOf<Truck>

  var body: some View {
    Button { store.send(.truckTapped) } label: {
      LabeledContent(store.info.id, value: store.info.load, format: .number)
    }
    .swipeActions {
      Button("Arrived") { store.send(.stopReached(name: "Depot")) }
      Button("Delivery") {
        store.send(.deliveryEntered(customer: "Moss", crates: 4, isFragile: true, deadline: .now))
      }
    }
  }
}
