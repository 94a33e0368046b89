internal import HeadgateSupport

/// Represents an effect id whose `Equatable` conformance is isolated to the main actor.
///
/// An `enum CancelID` without explicit isolation is such an id, in a module whose default isolation is the main actor. Effects are
/// cancelled, and ids compared, on any thread. The original id is compared on the main actor only: equal ids get the same
/// `MainActorID` while an effect uses it.
package final class MainActorID: Hashable, Sendable {
  private init() {}

  package static func == (lhs: MainActorID, rhs: MainActorID) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private struct Known {
    weak var id: MainActorID?
  }

  @MainActor private static var known: [CancelID: Known] = [:]
  /// The number of stored ids at which unused ids are removed.
  @MainActor private static var limit = 64

  @MainActor package static var knownCount: Int { known.count }

  /// Returns the representation of an id.
  @MainActor
  package static func of(_ id: some Hashable) -> MainActorID {
    let key = CancelID(ofOneActor: id)
    if let number = known[key]?.id { return number }
    if known.count >= limit {
      known = known.filter { $0.value.id != nil }
      limit = max(64, known.count * 2)
    }
    let number = MainActorID()
    known[key] = Known(id: number)
    return number
  }
}
