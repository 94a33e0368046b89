import HeadgateSupport

/// An observer of a store, attached until its token ends the subscription or the store is deallocated.
@usableFromInline
final class Subscription: @unchecked Sendable {
  /// An observer, and how it is told of actions.
  enum Observer {
    case events(any StoreObserver)
    case direct(any DirectActionObserver)

    // The cast happens once, and not for each action.
    init(_ observer: any StoreObserver) {
      self = (observer as? any DirectActionObserver).map { .direct($0) } ?? .events(observer)
    }

    var observer: any StoreObserver {
      switch self {
      case .events(let observer): observer
      case .direct(let observer): observer
      }
    }
  }

  // Sendable: the observer is called on the store's actor only. The reference to it is behind the lock.
  private let current: Locked<Observer?>

  /// Whether the observer binds task-local values for effects.
  let bindsContexts: Bool
  private let owner: ActorReference
  private let inbox: ObserverInbox

  init(_ observer: any StoreObserver, of owner: ActorReference, inbox: ObserverInbox) {
    self.owner = owner
    self.inbox = inbox
    bindsContexts = observer is any EffectContextObserver
    // From here on, only the store calls the observer, on the store's actor.
    nonisolated(unsafe) let handedOver: Observer? = Observer(observer)
    current = Locked(handedOver)
  }

  /// The observer, or nil after the subscription has ended.
  var observer: Observer? { current.withLock { $0 } }

  /// Whether the subscription has ended.
  var hasEnded: Bool { current.withLock { $0 == nil } }

  /// Releases the observer, because the store is deallocated.
  func forget() {
    withExtendedLifetime(current.exchange(nil)) {}
  }

  func end(from isolation: (any Actor)?) {
    // Released without the lock: values that the observer holds may call this object from their deinitializers.
    let observer = current.exchange(nil)
    inbox.add(.endedSubscription)
    OwnedRelease.release(consume observer, of: owner.actor, from: isolation)
  }
}
