import Foundation
import Headgate

/// The forecast, the warnings and the station in the garden.
@Reducer
struct WeatherStation {
  @ObservableState
  struct State: Equatable, Sendable {
    var forecast: [Forecast] = []
    var warning: String?
    var calibration = 0.0
    var isCalibrating = false
  }

  enum Action: GardenAction {  // flags: group-actions
    case forecastRequested
    case forecastLoaded([Forecast])
    case forecastLoadFailed(GardenError)
    case calibrationButtonTapped
    case calibrationFinished(Double)
    case calibrationFailed(GardenError)
    case warningReceived(String)
    case warningClosed
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.station) var station
  @Dependency(\.weather) var weather

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .forecastRequested:
        return .merge(
          .run { send in
            await send(.forecastLoaded(try await weather.forecast(7)))
          } catch: { _, send in
            await send(.forecastLoadFailed(.offline))
          },
          .run { send in
            for await warning in weather.warnings() {  // flags: uncancellable-loop
              await send(.warningReceived(warning))
            }
          }
        )

      case .forecastLoaded(let forecast):
        state.forecast = forecast
        return .none

      case .forecastLoadFailed, .calibrationFailed:
        state.isCalibrating = false
        return .none

      case .calibrationButtonTapped:
        state.isCalibrating = true
        return .run { send in
          do {
            try await clock.sleep(for: .seconds(2))
            await send(.calibrationFinished(try await station.offset()))
          } catch {
            await send(.calibrationFailed(.sensorMissing))
          }
        }

      case .calibrationFinished(let offset):
        state.isCalibrating = false
        state.calibration = offset + .random(in: 0...0.01)  // flags: ambient-nondeterminism
        return .none

      case .warningReceived(let warning):
        state.warning = warning
        return .none

      case .warningClosed:
        state.warning = nil
        return .none
      }
    }
  }
}

@DependencyClient
struct StationClient: Sendable {
  var offset: @Sendable () async throws -> Double
}

extension StationClient: TestDependencyKey {
  static let testValue = StationClient()
}

extension DependencyValues {
  var station: StationClient {
    get { self[StationClient.self] }
    set { self[StationClient.self] = newValue }
  }
}
