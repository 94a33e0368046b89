internal import HeadgateSupport

/// The observers of a store's events. Accessed only on the actor of the store; see ``ObserverInbox`` for other threads.
@usableFromInline
package struct StoreObservers {
  @usableFromInline var subscriptions: [Subscription] = []
  /// The changes of shared values; nil while there are no observers.
  var sharedChanges: SharedChangeInbox?
  /// Why the effect of the current event was cancelled.
  package var cancelReason = CancelReason.other
}

extension AnyStoreCore {
  package final func subscribe(_ observer: any StoreObserver) -> ObserveToken {
    let inbox = observerInbox ?? makeObserverInbox()
    let subscription = Subscription(observer, of: owner, inbox: inbox)
    observers.subscriptions.append(subscription)
    inbox.collectDetachedChildren()
    if observers.sharedChanges == nil, observer.seesSharedChanges {
      observers.sharedChanges = SharedChangeInbox(self, inbox: inbox)
    }
    // Not weak: each event retains the subscription, and an object with weak references is slow to retain. The store releases the
    // observer at its own end, if the token is still there.
    return ObserveToken { subscription.end(from: $0) }
  }

  private final func makeObserverInbox() -> ObserverInbox {
    let inbox = ObserverInbox()
    effectLock.withLock { _ in observerInbox = inbox }
    return inbox
  }

  /// Removes the subscriptions that have ended. Without subscriptions, nothing is collected for observers.
  final func removeEndedSubscriptions() {
    observers.subscriptions.removeAll { $0.hasEnded }
    guard observers.subscriptions.isEmpty else { return }
    observerInbox?.forgetDetachedChildren()
    // Released after the access, because the changes contain values of users.
    let sharedChanges = observers.sharedChanges
    observers.sharedChanges = nil
    withExtendedLifetime(sharedChanges) {}
  }

  /// Notifies observers of a new child store.
  final func childAttached(_ name: @autoclosure () -> String) {
    guard !isUnobserved else { return }
    telling { notify(.childAttached(name())) }
    if !isDraining { drain() }
  }

  /// Stores a deallocated child store for the observers. Called on any thread.
  final func childDetached(_ child: DetachedChild) {
    effectLock.withLock { _ in observerInbox }?.add(child)
  }

  /// Notifies observers of what other threads added since the last event, and then of an event.
  final func notify(_ event: UntypedEvent) {
    notifyOfInbox()
    tell(event)
  }

  /// Notifies observers of what other threads added since the last event.
  final func notifyOfInbox() {
    guard let observerInbox else { return }
    if observerInbox.take(.detachedChild) {
      for child in observerInbox.takeDetachedChildren() { tell(.childDetached(storeName(child.state, child.action))) }
    }
    if observerInbox.take(.sharedChange) { tellSharedChanges() }
  }
}
