// style: 2021
// other names: `Effect.run { subscriber in … }` is `.run { send in … }` with an `AsyncStream`.
// no equivalent: an effect that ends with an `AnyCancellable`; managers with ids (`create(id:)`, `destroy(id:)`): the stream ends
//   with its task.

import Combine
import ComposableArchitecture
import CoreLocation

struct Locator {
  var create: (AnyHashable) -> Effect<LocatorEvent, Never>
  var destroy: (AnyHashable) -> Effect<Never, Never>
  var request: (AnyHashable) -> Effect<Never, Never>
}

enum LocatorEvent: Equatable {
  case authorized
  case denied
  case moved(latitude: Double, longitude: Double)
}

struct NearbyState: Equatable {
  var isDenied = false
  var latitude: Double?
  var longitude: Double?
  var places: [String] = []
}

enum NearbyAction: Equatable {
  case appeared
  case disappeared
  case locateButtonTapped
  case locator(LocatorEvent)
  case placesResponse([String])
}

struct NearbyEnvironment {
  var locator: Locator
  var places: (Double, Double) -> Effect<[String], Never>
}

let nearbyReducer = Reducer<NearbyState, NearbyAction, NearbyEnvironment> { state, action, environment in
  struct LocatorID: Hashable {}

  switch action {
  case .appeared:
    return environment.locator.create(LocatorID()).map(NearbyAction.locator)

  case .disappeared:
    return environment.locator.destroy(LocatorID()).fireAndForget()

  case .locateButtonTapped:
    return environment.locator.request(LocatorID()).fireAndForget()

  case .locator(.authorized):
    state.isDenied = false
    return environment.locator.request(LocatorID()).fireAndForget()

  case .locator(.denied):
    state.isDenied = true
    return .none

  case .locator(.moved(let latitude, let longitude)):
    state.latitude = latitude
    state.longitude = longitude
    return environment.places(latitude, longitude).map(NearbyAction.placesResponse)

  case .placesResponse(let places):
    state.places = places
    return .none
  }
}

private var delegates: [AnyHashable: LocatorDelegate] = [:]

extension Locator {
  static let live = Locator(
    create: { id in
      .run { subscriber in
        let delegate = LocatorDelegate(subscriber: subscriber)
        delegates[id] = delegate
        return AnyCancellable { delegates[id] = nil }
      }
    },
    destroy: { id in
      .fireAndForget { delegates[id] = nil }
    },
    request: { id in
      .fireAndForget { delegates[id]?.manager.requestLocation() }
    }
  )
}

final class LocatorDelegate: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  let subscriber: Effect<LocatorEvent, Never>.Subscriber

  init(subscriber: Effect<LocatorEvent, Never>.Subscriber) {
    self.subscriber = subscriber
    super.init()
    manager.delegate = self
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let place = locations.last?.coordinate else { return }
    subscriber.send(.moved(latitude: place.latitude, longitude: place.longitude))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    subscriber.send(.denied)
  }
}
