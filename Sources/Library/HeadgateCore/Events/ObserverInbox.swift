internal import HeadgateSupport
internal import HeadgateSupportC

/// What other threads add for the observers of a store, which the next event notifies.
///
/// The things themselves are behind locks. Each event reads one word, and acquires such a lock only if something is behind it. The lock of
/// each subscription is another one: each event still acquires it.
final class ObserverInbox: @unchecked Sendable {
  // Sendable: the pointer is constant, and its word is accessed by atomic operations only. The children are behind a lock.
  private let word: UnsafeMutablePointer<UInt64>
  /// The deallocated child stores that observers are not notified of yet; nil while there are no observers.
  private let detachedChildren = Locked<[DetachedChild]?>(nil)

  struct Kind: OptionSet {
    let rawValue: UInt64

    /// A subscription has ended.
    static let endedSubscription = Kind(rawValue: 1)
    /// A child store was deallocated.
    static let detachedChild = Kind(rawValue: 2)
    /// A shared value changed.
    static let sharedChange = Kind(rawValue: 4)
  }

  init() {
    word = .allocate(capacity: 1)
    word.initialize(to: 0)
  }

  deinit {
    word.deallocate()
  }

  /// Notes that there is something of a kind, after it is behind its lock. Called on any thread.
  func add(_ kind: Kind) {
    _ = headgate_fetch_or(word, kind.rawValue)
  }

  /// Returns whether there is something of a kind, and forgets that. The caller takes the things afterwards, so none is forgotten.
  func take(_ kind: Kind) -> Bool {
    guard headgate_load_acquire(word) & kind.rawValue != 0 else { return false }
    _ = headgate_fetch_and(word, ~kind.rawValue)
    return true
  }

  // MARK: Detached children

  // The last reference to a child store may be released on any thread, but observers belong to the store's actor.

  /// Stores the children that are deallocated from now on.
  func collectDetachedChildren() {
    detachedChildren.withLock { $0 = $0 ?? [] }
  }

  func forgetDetachedChildren() {
    detachedChildren.withLock { $0 = nil }
  }

  /// Stores a deallocated child. Called on any thread.
  func add(_ child: DetachedChild) {
    let isCollected = detachedChildren.withLock { children in
      children?.append(child)
      return children != nil
    }
    if isCollected { add(.detachedChild) }
  }

  func takeDetachedChildren() -> [DetachedChild] {
    detachedChildren.withLock { children in
      guard let detached = children, !detached.isEmpty else { return [] }
      children = []
      return detached
    }
  }
}

/// A child store that was deallocated.
struct DetachedChild: Sendable {
  let state: Any.Type
  let action: Any.Type
}
