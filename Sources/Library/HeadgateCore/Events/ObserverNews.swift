internal import HeadgateSupportC

/// What the observers of a store wait for, apart from events of the store itself. Other threads add to it.
///
/// The things themselves are behind locks. Each event reads one word, and acquires such a lock only if something is behind it. The lock of
/// each subscription is another one: each event still acquires it.
final class ObserverNews: @unchecked Sendable {
  // Sendable: the pointer is constant, and its word is accessed by atomic operations only.
  private let word: UnsafeMutablePointer<UInt64>

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

  /// Adds news, after the thing itself is behind its lock. Called on any thread.
  func add(_ kind: Kind) {
    _ = headgate_fetch_or(word, kind.rawValue)
  }

  /// Returns whether there is news of a kind, and forgets it. The caller takes the things afterwards, so none is forgotten.
  func take(_ kind: Kind) -> Bool {
    guard headgate_load_acquire(word) & kind.rawValue != 0 else { return false }
    _ = headgate_fetch_and(word, ~kind.rawValue)
    return true
  }
}
