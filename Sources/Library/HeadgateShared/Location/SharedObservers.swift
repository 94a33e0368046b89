internal import HeadgateSupport
internal import HeadgateSupportC
internal import Observation

/// The observers of a shared value.
final class SharedObservers: PendingObserved, VersionedObserved, @unchecked Sendable {
  // Sendable: the registrar is constant and synchronized, and the words are accessed by atomic operations only.
  private let registrar = ObservationRegistrar()
  private let isObserved: UnsafeMutablePointer<UInt64>
  private let changes: UnsafeMutablePointer<UInt64>

  init() {
    isObserved = .allocate(capacity: 1)
    isObserved.initialize(to: 0)
    changes = .allocate(capacity: 1)
    changes.initialize(to: 0)
  }

  deinit {
    isObserved.deallocate()
    changes.deallocate()
  }

  var version: UInt64 { headgate_load_acquire(changes) }

  /// Registers a read with the thread's observation tracking. Does nothing in a reduction.
  func access() {
    guard ReductionFrame.current == nil, SharedSnapshot.current == nil else { return }
    headgate_store_release(isObserved, 1)
    TrackedReads.current?.pointee.note(self)
    registrar.access(SharedSubject.shared, keyPath: SharedSubject.path)
  }

  /// Notifies the observers that the value changed. In a reduction, the notification waits until the drain ends.
  func changed() {
    _ = headgate_fetch_add(changes, 1)
    guard headgate_load_relaxed(isObserved) != 0 else { return }
    if let pending = PendingObservations.current {
      pending.append(self, 0)
    } else {
      firePending(0)
    }
  }

  func firePending(_ field: Int) {
    TrackedReads.current?.pointee.changed(self, field)
    registrar.willSet(SharedSubject.shared, keyPath: SharedSubject.path)
    registrar.didSet(SharedSubject.shared, keyPath: SharedSubject.path)
  }
}

/// The subject of all observations: each shared value has a registrar of its own.
private final class SharedSubject: Observable, Sendable {
  static let shared = SharedSubject()
  static let path: any KeyPath<SharedSubject, SharedSubject> & Sendable = \SharedSubject.self
}
