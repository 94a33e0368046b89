import Foundation
import Headgate

enum WeatherError: Error, Equatable {
  case offline
}

/// A result of the game that is played while the weather loads. It is no `Swift.Result`.
struct GameResult: Equatable, Sendable {
  let points: Int
}

@Reducer
struct Weather {
  @ObservableState
  struct State: Equatable {
    var celsius: Double?
    var last: Result<Double, WeatherError>?  // near-miss: task-result
    var points = 0
  }

  enum Action: Equatable {
    case refreshButtonTapped
    /// The server sent the temperature.
    ///
    /// It is rounded.
    /// - Parameter celsius: The temperature.
    case temperatureLoaded(Double)
    /// The server did not answer.
    /// - Parameter error: The reason.
    case temperatureLoadFailed(WeatherError)
    /// The user finished a game.
    /// - Parameter result: The points.
    case gameFinished(GameResult)  // near-miss: task-result
    /// The station answered.
    /// - Parameter answer: The humidity, or the reason of the failure.
    case humidityReceived(Swift.Result<Double, WeatherError>)  // flags: task-result
    /**
     The wind changed.
     - Parameter speed: The speed in meters per second.
     */
    case windChanged(speed: Double)  // near-miss: document-action
    // The pressure changed.
    case pressureChanged(Double)  // flags: document-action
  }

  @Dependency(\.weatherServer) var server

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .refreshButtonTapped:
        return .merge(temperature(), humidity())
      case .temperatureLoaded(let celsius):
        state.celsius = celsius
        state.last = .success(celsius)
        return .none
      case .temperatureLoadFailed(let error):
        state.last = .failure(error)
        return .none
      case .gameFinished(let result):
        state.points += result.points
        return .none
      case .humidityReceived, .windChanged, .pressureChanged:
        return .none
      }
    }
  }

  private func temperature() -> EffectOf<Self> {
    .run { send in
      let result: Result<Double, any Error> = await Result { try await server.celsius() }  // near-miss: task-result
      switch result {
      case .success(let celsius): await send(.temperatureLoaded(celsius))
      case .failure: await send(.temperatureLoadFailed(.offline))
      }
    }
  }

  private func humidity() -> EffectOf<Self> {
    .run { send in
      try await send(.humidityReceived(.success(server.humidity())))
    } catch: { _, send in
      await send(.humidityReceived(.failure(.offline)))
    }
  }
}

@DependencyClient
struct WeatherServer: Sendable {
  var celsius: @Sendable () async throws -> Double
  var humidity: @Sendable () async throws -> Double
}

extension WeatherServer: TestDependencyKey {
  static let testValue = WeatherServer()
}

extension DependencyValues {
  var weatherServer: WeatherServer {
    get { self[WeatherServer.self] }
    set { self[WeatherServer.self] = newValue }
  }
}
