import Foundation
import Headgate

/// The layout of all actions of this app: three enums, and one case for each.
protocol FeatureAction {
  associatedtype ViewAction
  associatedtype DelegateAction
  associatedtype InternalAction

  static func view(_ action: ViewAction) -> Self
  static func delegate(_ action: DelegateAction) -> Self
  static func `internal`(_ action: InternalAction) -> Self
}

struct Musician: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  let instrument: String
}

struct Rehearsal: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var date: Date
  var attendees: [Musician.ID]
}

enum OrchestraError: Error, Equatable {
  case offline
  case hallTaken
}

@DependencyClient
struct OrchestraClient: Sendable {
  var musicians: @Sendable () async throws -> [Musician]
  var rehearsals: @Sendable () async throws -> [Rehearsal]
  var save: @Sendable (_ rehearsal: Rehearsal) async throws -> Rehearsal
  var answers: @Sendable (_ rehearsal: Rehearsal.ID) -> AsyncStream<Musician.ID> = { _ in .finished }
}

extension OrchestraClient: DependencyKey {
  static let testValue = OrchestraClient()

  static let liveValue = OrchestraClient(
    musicians: { try await HallServer.shared.musicians() },
    rehearsals: { try await HallServer.shared.rehearsals(from: Date()) },  // near-miss: ambient-nondeterminism
    save: { rehearsal in try await HallServer.shared.save(rehearsal) },
    answers: { id in HallServer.shared.answers(id) }
  )
}

extension DependencyValues {
  var orchestra: OrchestraClient {
    get { self[OrchestraClient.self] }
    set { self[OrchestraClient.self] = newValue }
  }
}
