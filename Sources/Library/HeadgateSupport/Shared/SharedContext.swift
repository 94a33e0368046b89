internal import HeadgateSupportC

/// What the shared values of a process, or of one test, have in common: who is notified of changes, and the references by key.
package final class SharedContext: @unchecked Sendable {
  // Sendable: the lists are behind locks. The word is accessed by atomic operations only, and freed by `deinit`.
  private struct Receivers: @unchecked Sendable {
    var all: [ObjectIdentifier: WeakReceiver] = [:]
  }
  private struct WeakReceiver {
    weak var receiver: (any SharedChangeReceiver)?
  }
  private struct WeakReference {
    weak var reference: AnyObject?
    func strong() -> StrongReference? { reference.map { StrongReference(object: $0) } }
  }
  private struct StrongReference: @unchecked Sendable {
    // Sendable: the reference only leaves the lock. Its functions are used by the caller, as before it was stored.
    let object: AnyObject
  }
  private let receivers = Locked(Receivers())
  private let references = Locked<[AnyHashable: WeakReference]>([:])
  private let replayRegistry = Locked<StrongReference?>(nil)
  private let receiverCount: UnsafeMutablePointer<UInt64>

  package init() {
    receiverCount = .allocate(capacity: 1)
    receiverCount.initialize(to: 0)
  }

  deinit {
    receiverCount.deallocate()
  }

  // MARK: Changes

  /// Whether an object wants to be notified of changes.
  package var isReceiving: Bool { headgate_load_relaxed(receiverCount) != 0 }

  /// Notifies an object of changes until it is removed.
  package func add(_ receiver: any SharedChangeReceiver) {
    receivers.withLock {
      $0.all[ObjectIdentifier(receiver)] = WeakReceiver(receiver: receiver)
      headgate_store_release(receiverCount, UInt64($0.all.count))
    }
  }

  package func remove(_ receiver: ObjectIdentifier) {
    receivers.withLock {
      $0.all[receiver] = nil
      headgate_store_release(receiverCount, UInt64($0.all.count))
    }
  }

  package func send(_ change: SharedChange) {
    let all = receivers.withLock { $0.all.values.compactMap(\.receiver) }
    for receiver in all { receiver.sharedValueChanged(change) }
  }

  // MARK: References

  // A reference must not be released inside of the lock: its end takes the lock, too. So each strong reference leaves it.

  /// Returns the reference of a key.
  package func reference<Reference: AnyObject>(_ key: AnyHashable) -> Reference? {
    let found = references.withLock { $0[key]?.strong() }
    return found?.object as? Reference
  }

  /// Stores a reference, unless another thread has stored one. Returns the stored reference, and does not keep it alive.
  package func keep<Reference: AnyObject>(_ reference: Reference, as key: AnyHashable) -> Reference {
    let first = references.withLock { references in
      let first = references[key]?.strong()
      if first == nil { references[key] = WeakReference(reference: reference) }
      return first
    }
    return first?.object as? Reference ?? reference
  }

  /// Removes the entry of a deallocated reference.
  package func removeReference(_ key: AnyHashable) {
    let other = references.withLock { references in
      let other = references[key]?.strong()
      if other == nil { references[key] = nil }
      return other
    }
    withExtendedLifetime(other) {}
  }

  /// The references of a replay, which neither load nor save; nil outside of a replay. The type belongs to a module above.
  package var registry: AnyObject? {
    get { replayRegistry.withLock { $0 }?.object }
    set {
      let new = newValue.map { StrongReference(object: $0) }
      replayRegistry.withLock { $0 = new }
    }
  }

  /// The number of keys that have a reference.
  package var referenceCount: Int { references.withLock { $0.count } }
}
