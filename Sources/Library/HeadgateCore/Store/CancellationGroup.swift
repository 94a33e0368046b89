internal import HeadgateSupport

/// The effects that run under an id, so that any thread can cancel them.
///
/// Sendable: the id is constant. All other properties are accessed with the lock of the store held.
package final class CancellationGroup: @unchecked Sendable {
  /// An object that any thread can stop: a started operation, or a task that an operation has registered.
  enum Part: Sendable {
    case run(EffectRun)
    case task(@Sendable () -> Void)

    func cancel() {
      switch self {
      case .run(let run): run.cancelSelf()
      case .task(let cancel): cancel()
      }
    }
  }

  package let id: CancelID
  private let lock: Locked<UInt8>
  @exclusivity(unchecked) private var parts: [UInt64: Part] = [:]
  @exclusivity(unchecked) private var isCancelled = false

  init(_ id: CancelID, lock: Locked<UInt8>) {
    self.id = id
    self.lock = lock
  }

  /// Adds a part. Returns false if the group is already cancelled; the caller must then stop the part.
  func add(_ part: Part, number: UInt64) -> Bool {
    lock.withLock { _ in
      parts[number] = part
      return !isCancelled
    }
  }

  /// Whether the id is cancelled. The store may not have processed a cancellation from another thread yet.
  var wasCancelled: Bool { lock.withLock { _ in isCancelled } }

  func remove(_ number: UInt64) {
    lock.withLock { _ in _ = parts.removeValue(forKey: number) }
  }

  /// Marks the group as cancelled and returns its parts in the order of their start. The caller holds the lock.
  func markWithLock() -> [(number: UInt64, part: Part)] {
    isCancelled = true
    return parts.map { ($0.key, $0.value) }.sorted { $0.number < $1.number }
  }
}
