import Foundation
import Headgate

/// A hiking trail.
struct Trail: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  let kilometers: Double
  var isFavorite: Bool
}

/// One measured position.
struct Position: Equatable, Sendable {
  let latitude: Double
  let longitude: Double
  let time: Date
}

/// The person who records tracks.
struct Hiker: Equatable, Sendable {
  let name: String
}

enum TrailError: Error, Equatable {
  case offline
  case noPermission
  case wrongPassword
}

@DependencyClient
struct TrailClient: Sendable {
  var trails: @Sendable (_ near: Position?) async throws -> [Trail]
  var favorite: @Sendable (_ id: Trail.ID, _ isFavorite: Bool) async throws -> Void
  var upload: @Sendable (_ track: [Position]) async throws -> Void
  var signIn: @Sendable (_ name: String, _ password: String) async throws -> Hiker
}

extension TrailClient: DependencyKey {
  static let testValue = TrailClient()

  static let liveValue = TrailClient(
    trails: { position in
      let url = URL(string: "https://trails.example/near?\(position?.latitude ?? 0)")!
      let (data, _) = try await URLSession.shared.data(from: url)  // near-miss: ambient-nondeterminism
      return try TrailDecoder().trails(from: data)
    },
    favorite: { id, isFavorite in try await TrailServer.main.put(id, isFavorite) },
    upload: { track in try await TrailServer.main.post(track) },
    signIn: { name, password in try await TrailServer.main.signIn(name, password) }
  )
}

@DependencyClient
struct LocationClient: Sendable {
  var positions: @Sendable () -> AsyncStream<Position> = { .finished }
}

extension LocationClient: TestDependencyKey {
  static let testValue = LocationClient()
}

extension DependencyValues {
  var trails: TrailClient {
    get { self[TrailClient.self] }
    set { self[TrailClient.self] = newValue }
  }

  var location: LocationClient {
    get { self[LocationClient.self] }
    set { self[LocationClient.self] = newValue }
  }
}
