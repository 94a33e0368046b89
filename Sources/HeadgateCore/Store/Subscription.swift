import HeadgateSupport

/// An observer of a store, attached until its token ends the subscription or the store is deallocated.
@usableFromInline
final class Subscription: @unchecked Sendable {
  // Sendable: the observer is called on the store's actor only. The reference to it is behind the lock.
  private let current: Locked<(any StoreObserver)?>

  private let owner: ActorReference

  init(_ observer: any StoreObserver, of owner: ActorReference) {
    self.owner = owner
    // From here on, only the store calls the observer, on the store's actor.
    nonisolated(unsafe) let handedOver: (any StoreObserver)? = observer
    current = Locked(handedOver)
  }

  /// The observer, or nil after the subscription has ended.
  var observer: (any StoreObserver)? { current.withLock { $0 } }

  /// Whether the subscription has ended. Retains no observer, because each event asks each subscription.
  var hasEnded: Bool { current.withLock { $0 == nil } }

  func end(from isolation: (any Actor)?) {
    // Released without the lock: values that the observer holds may call this object from their deinitializers.
    let observer = current.withLock { observer in
      defer { observer = nil }
      return observer
    }
    OwnedRelease.release(consume observer, of: owner.actor, from: isolation)
  }
}
