// style: 2023, with the macro `@Reducer`
// other names: `TaskResult` is `Result<Success, any Error>`; `receive(\.response.success)` stays.
// no equivalent: `WithViewStore` with an observed part (reading a property observes it).

import ComposableArchitecture
import SwiftUI
import XCTest

@Reducer
struct WeatherSearch {
  struct State: Equatable {
    var query = ""
    var places: [String] = []
    var forecast: [Int]?
    var loadingPlace: String?
  }

  enum Action {
    case forecastResponse(String, TaskResult<[Int]>)
    case placeTapped(String)
    case queryChanged(String)
    case queryDebounced
    case searchResponse(TaskResult<[String]>)
  }

  @Dependency(\.weatherSearch) var client
  @Dependency(\.continuousClock) var clock

  private enum CancelID { case forecast, search }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        guard !query.isEmpty else {
          state.places = []
          return .cancel(id: CancelID.search)
        }
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.queryDebounced)
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .queryDebounced:
        return .run { [query = state.query] send in
          await send(.searchResponse(TaskResult { try await client.places(query) }))
        }
        .cancellable(id: CancelID.search)

      case .searchResponse(.success(let places)):
        state.places = places
        return .none

      case .searchResponse(.failure):
        state.places = []
        return .none

      case .placeTapped(let place):
        state.loadingPlace = place
        return .run { send in
          await send(.forecastResponse(place, TaskResult { try await client.forecast(place) }))
        }
        .cancellable(id: CancelID.forecast, cancelInFlight: true)

      case .forecastResponse(_, .success(let forecast)):
        state.loadingPlace = nil
        state.forecast = forecast
        return .none

      case .forecastResponse(_, .failure):
        state.loadingPlace = nil
        state.forecast = nil
        return .none
      }
    }
  }
}

@DependencyClient
struct WeatherSearchClient {
  var places: @Sendable (_ query: String) async throws -> [String]
  var forecast: @Sendable (_ place: String) async throws -> [Int]
}

extension WeatherSearchClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var weatherSearch: WeatherSearchClient {
    get { self[WeatherSearchClient.self] }
    set { self[WeatherSearchClient.self] = newValue }
  }
}

@MainActor
final class WeatherSearchTests: XCTestCase {
  func testSearch() async {
    let clock = TestClock()
    let store = TestStore(initialState: WeatherSearch.State()) {
      WeatherSearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0.weatherSearch.places = { _ in ["Bern"] }
    }
    await store.send(.queryChanged("B")) { $0.query = "B" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.queryDebounced)
    await store.receive(\.searchResponse.success, timeout: 1_000_000_000) { $0.places = ["Bern"] }
  }
}
