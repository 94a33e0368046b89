/// A reference to an actor that does not retain the actor. The actor may own the object that holds the reference.
struct ActorReference {
  // The main actor is never deallocated. Most stores belong to it, and a weak reference costs an allocation on its first use
  // and atomic operations on each use.
  private let isMain: Bool
  private weak var other: (any Actor)?

  init(_ actor: any Actor) {
    isMain = actor === MainActor.shared
    other = isMain ? nil : actor
  }

  /// The actor, or nil after it is deallocated.
  var actor: (any Actor)? { isMain ? MainActor.shared : other }
}
