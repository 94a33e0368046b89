import HeadgateSupport

/// An observer of a store, until its token ends it or the store goes.
@usableFromInline
final class Subscription: @unchecked Sendable {
  // Sendable: the observer is called on the actor of the store only; the reference to it is behind the lock.
  private let current: Locked<(any StoreObserver)?>

  init(_ observer: any StoreObserver) {
    // Handed over: from here on the store calls it, on its actor.
    nonisolated(unsafe) let handedOver: (any StoreObserver)? = observer
    current = Locked(handedOver)
  }

  /// The observer; nil when the subscription is over.
  var observer: (any StoreObserver)? { current.withLock { $0 } }

  func end() {
    // Outside of the lock: what the observer holds may come back here when it goes.
    let observer = current.withLock { observer in
      defer { observer = nil }
      return observer
    }
    withExtendedLifetime(observer) {}
  }
}
