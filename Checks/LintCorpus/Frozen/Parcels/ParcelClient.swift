import Foundation
import Headgate

struct Parcel: Equatable, Identifiable, Sendable {
  let id: String
  var title: String
  var carrier: String
  var stops: [Stop]
}

struct Stop: Equatable, Sendable {
  let place: String
  let time: Date
}

enum ParcelError: Error, Equatable, Sendable {
  case offline
  case unknownNumber
  case cameraDenied
}

@DependencyClient
struct ParcelClient: Sendable {
  var parcels: @Sendable () async throws -> [Parcel]
  var parcel: @Sendable (_ number: String) async throws -> Parcel
  var stops: @Sendable (_ number: String) async -> Result<[Stop], ParcelError>  // near-miss: task-result
  var remove: @Sendable (_ number: String) async throws -> Void
  var scans: @Sendable () -> AsyncStream<String> = { .finished }
}

extension ParcelClient: DependencyKey {
  static let testValue = ParcelClient()

  static let liveValue = ParcelClient(
    parcels: { try await Carriers.shared.parcels() },
    parcel: { number in try await Carriers.shared.parcel(number) },
    stops: { number in
      do {
        return .success(try await Carriers.shared.stops(of: number))
      } catch {
        return .failure(error as? ParcelError ?? .offline)
      }
    },
    remove: { number in try await Carriers.shared.remove(number) },
    scans: {
      AsyncStream { continuation in
        Task {  // near-miss: unstructured-task
          for await code in Camera.shared.codes() where code.count > 8 { continuation.yield(code) }
          continuation.finish()
        }
      }
    }
  )
}

extension DependencyValues {
  var parcels: ParcelClient {
    get { self[ParcelClient.self] }
    set { self[ParcelClient.self] = newValue }
  }
}
