import Headgate

/// A client of which a recorder notes the answers.
@DependencyClient(.recordable)
struct WeatherClient: Sendable {
  struct Failure: Error {}
  /// Not codable.
  struct Handle: Equatable { var number = 0 }

  var degrees: @Sendable (_ city: String) -> Int = { _ in 0 }
  var cached: @Sendable (_ city: String) throws -> Int
  var load: @Sendable (_ city: String) async throws -> Int
  var count: @Sendable () async -> Int = { 0 }
  var note: @Sendable (_ text: String) -> Void
  var updates: @Sendable () -> AsyncStream<Int> = { .finished }
  var handle: @Sendable () -> Handle = { Handle() }
}

extension WeatherClient: TestDependencyKey {
  static var testValue: WeatherClient { WeatherClient() }
}

extension DependencyValues {
  var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}

/// A feature whose reducer asks a client.
@Reducer
struct Weather {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var degrees = 0
    var failure: String?
  }

  enum Action: Codable, Sendable {
    case asked(String)
    case cacheTapped(String)
    case loadTapped
    case loaded(Int)
    case handleTapped
  }

  @Dependency(\.weather) var weather

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .asked(let city):
        weather.note(text: city)
        state.degrees = weather.degrees(city: city)
      case .cacheTapped(let city):
        do {
          state.degrees = try weather.cached(city: city)
        } catch {
          state.failure = "\(error)"
        }
      case .loadTapped:
        return .run { send in
          let count = await weather.count()
          await send(.loaded(try await weather.load(city: "Rome") + count))
        }
      case .loaded(let degrees): state.degrees = degrees
      case .handleTapped: state.degrees = weather.handle().number
      }
      return .none
    }
  }
}
