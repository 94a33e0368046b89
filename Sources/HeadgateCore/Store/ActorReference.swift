/// A reference that does not keep an actor alive, for those that the actor may own.
struct ActorReference {
  // The main actor never goes. Most stores belong to it, and a weak reference costs an allocation on its first use and
  // atomic operations on each.
  private let isMain: Bool
  private weak var other: (any Actor)?

  init(_ actor: any Actor) {
    isMain = actor === MainActor.shared
    other = isMain ? nil : actor
  }

  /// The actor, unless it has gone.
  var actor: (any Actor)? { isMain ? MainActor.shared : other }
}
