internal import HeadgateSupport

/// Stands for an id of effects whose equality belongs to the main actor, as that of an `enum CancelID` does that is written without
/// isolation in a module whose default isolation is the main actor.
///
/// Effects are cancelled from any thread, so that ids are compared on any thread. The id itself is compared on the main actor only:
/// equal ones get one and the same number, for as long as something runs under it.
package final class MainActorID: Hashable, Sendable {
  private init() {}

  package static func == (lhs: MainActorID, rhs: MainActorID) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private struct Known {
    weak var id: MainActorID?
  }

  @MainActor private static var known: [CancelID: Known] = [:]
  /// How many are known when those that nobody uses any more are forgotten.
  @MainActor private static var limit = 64

  @MainActor package static var knownCount: Int { known.count }

  /// The number of an id.
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
