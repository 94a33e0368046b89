import Foundation
import Headgate

struct Plant: Equatable, Identifiable, Sendable {
  let id: UUID
  var name: String
  var species: String
  var litersPerWeek: Double
  var lastWatered: Date?
}

struct Forecast: Equatable, Sendable {
  let day: Date
  let celsius: Double
  let millimeters: Double
}

enum GardenError: Error, Equatable, Sendable {
  case offline
  case sensorMissing
}

/// The conformances that all actions of the app have.
typealias GardenAction = Equatable & Sendable

@DependencyClient
struct PlantClient: Sendable {
  var plants: @Sendable () async throws -> [Plant]
  var save: @Sendable (_ plant: Plant) async throws -> Void
  var identify: @Sendable (_ photo: Data) async throws -> String
  var moisture: @Sendable (_ id: Plant.ID) -> AsyncStream<Double> = { _ in .finished }
}

extension PlantClient: DependencyKey {
  static let testValue = PlantClient()

  static let liveValue = PlantClient(
    plants: {
      let (data, _) = try await URLSession.shared.data(from: .garden)  // near-miss: ambient-nondeterminism
      return try PlantDecoder().plants(from: data)
    },
    save: { plant in try await GardenServer.main.put(plant) },
    identify: { photo in try await GardenServer.main.identify(photo) },
    moisture: { id in GardenServer.main.sensor(id) }
  )
}

@DependencyClient
struct WeatherClient: Sendable {
  var forecast: @Sendable (_ days: Int) async throws -> [Forecast]
  var warnings: @Sendable () -> AsyncStream<String> = { .finished }
}

extension WeatherClient: TestDependencyKey {
  static let testValue = WeatherClient()
}

extension DependencyValues {
  var plants: PlantClient {
    get { self[PlantClient.self] }
    set { self[PlantClient.self] = newValue }
  }

  var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}
