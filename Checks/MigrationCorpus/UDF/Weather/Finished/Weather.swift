import Foundation
import HeadgateUDF

struct WeatherState: Equatable {
  var city = "Riga"
  var degrees: Int?
  var failures = 0
}

struct RefreshTapped: Action, Equatable {}
struct DegreesLoaded: Action, Equatable { let degrees: Int }
struct RefreshFailed: Action, Equatable {}

struct WeatherClient: Sendable {
  var degrees: @Sendable (String) async throws -> Int
}

struct WeatherEffects: Sendable {
  let client: WeatherClient

  func reduce(_ state: inout WeatherState, _ action: Action) -> SideEffect {
    if action is RefreshTapped { return load(state.city) }
    if let action = action as? DegreesLoaded {
      state.degrees = action.degrees
    } else if action is RefreshFailed {
      state.failures += 1
    }
    return .none
  }

  private func load(_ city: String) -> SideEffect {
    city.isEmpty ? .none : effect(city)
  }

  private func effect(_ city: String) -> SideEffect {
    return .dispatching { [client] dispatcher in
      Task {
        do {
          let degrees = try await client.degrees(city)
          dispatcher.dispatch(DegreesLoaded(degrees: degrees))
        } catch {
          dispatcher.dispatch(RefreshFailed())
        }
      }
    }
  }
}
