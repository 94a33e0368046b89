import HeadgateSupport

/// An observer of a store, until its token ends it or the store goes.
@usableFromInline
final class Subscription: @unchecked Sendable {
  // Sendable: the observer is called on the actor of the store only; the reference to it is behind the lock.
  private let current: Locked<(any StoreObserver)?>

  private let owner: ActorReference

  init(_ observer: any StoreObserver, of owner: ActorReference) {
    self.owner = owner
    // Handed over: from here on the store calls it, on its actor.
    nonisolated(unsafe) let handedOver: (any StoreObserver)? = observer
    current = Locked(handedOver)
  }

  /// The observer; nil when the subscription is over.
  var observer: (any StoreObserver)? { current.withLock { $0 } }

  func end(from isolation: (any Actor)?) {
    // Outside of the lock: what the observer holds may come back here when it goes.
    let observer = current.withLock { observer in
      defer { observer = nil }
      return observer
    }
    OwnedRelease.release(consume observer, of: owner.actor, from: isolation)
  }
}
