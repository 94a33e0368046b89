import Foundation
import HeadgateUDF

struct Exhibit: Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
  let room: Int
  var isFavorite = false
}

struct Ticket: Equatable, Identifiable, Sendable {
  let id: UUID
  let name: String
  let day: Date
  let cents: Int
}

enum MuseumError: Error, Equatable {
  case offline
  case soldOut
  case closed
}

struct ExhibitsState: Equatable, Sendable {
  var exhibits: [Exhibit] = []
  var filter = ExhibitFilter()
  var images: [Exhibit.ID: Data] = [:]
  var isLoading = false
  var problem: String?
  var search = ""
  var selection: Exhibit.ID?
}

struct TicketsState: Equatable, Sendable {
  var tickets: [Ticket] = []
  var purchaseStarted = false  // flags: progressive-flags
  var purchaseFinished = false
  var purchaseFailed = false
  var problem: String?
}

struct TourState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case notStarted
    case running(stop: Int)
    case finished
  }

  // One enum instead of three flags.
  var phase = Phase.notStarted  // near-miss: progressive-flags
  var isAudioOn = true
  var stops: [Exhibit.ID] = []
}

struct MuseumState: Equatable, Sendable {
  var exhibits = ExhibitsState()
  var tickets = TicketsState()
  var tour = TourState()
  var isOnline = true
}

@DependencyClient
struct MuseumClient: Sendable {
  var exhibits: @Sendable () async throws -> [Exhibit]
  var image: @Sendable (_ id: Exhibit.ID) async throws -> Data
  var buy: @Sendable (_ ticket: Ticket) async throws -> Ticket
  var connectivity: @Sendable () -> AsyncStream<Bool> = { .finished }
}

extension MuseumClient: DependencyKey {
  static let testValue = MuseumClient()

  static let liveValue = MuseumClient(
    exhibits: { try await MuseumServer.main.exhibits(since: Date()) },  // near-miss: ambient-nondeterminism
    image: { id in try await MuseumServer.main.image(id) },
    buy: { ticket in try await MuseumServer.main.buy(ticket) },
    connectivity: { MuseumServer.main.connectivity() }
  )
}

extension DependencyValues {
  var museum: MuseumClient {
    get { self[MuseumClient.self] }
    set { self[MuseumClient.self] = newValue }
  }
}
