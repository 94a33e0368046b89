import HeadgateSupport

/// The child stores that have gone and of whom observers are to be told.
///
/// The last reference to a store may be dropped on any thread, and observers belong to the store's actor: they are told with
/// the next event. Nothing is noted while nobody observes.
final class Departures: Sendable {
  struct Departure: Sendable {
    let state: Any.Type
    let action: Any.Type
  }
  private let noted = Locked<[Departure]?>(nil)

  func start() {
    noted.withLock { $0 = $0 ?? [] }
  }

  func stop() {
    noted.withLock { $0 = nil }
  }

  func append(_ departure: Departure) {
    noted.withLock { $0?.append(departure) }
  }

  func take() -> [Departure] {
    noted.withLock { noted in
      guard let departures = noted, !departures.isEmpty else { return [] }
      noted = []
      return departures
    }
  }
}
