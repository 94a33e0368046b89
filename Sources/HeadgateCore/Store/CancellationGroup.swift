internal import HeadgateSupport

/// What runs under an id, for a cancellation from any thread.
///
/// Sendable: the id never changes; everything else is read and written with the lock of the store held.
package final class CancellationGroup: @unchecked Sendable {
  /// What can be stopped from any thread: a started operation, or a task that an operation has named.
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

  /// Notes a part; false when the scope was cancelled before, so that the part is to be stopped.
  func add(_ part: Part, number: UInt64) -> Bool {
    lock.withLock { _ in
      parts[number] = part
      return !isCancelled
    }
  }

  /// Whether the id was cancelled, perhaps on another thread and so that the store does not know it yet.
  var wasCancelled: Bool { lock.withLock { _ in isCancelled } }

  func remove(_ number: UInt64) {
    lock.withLock { _ in _ = parts.removeValue(forKey: number) }
  }

  /// Marks the scope as cancelled and returns its parts in the order of their start. The caller holds the lock.
  func markWithLock() -> [(number: UInt64, part: Part)] {
    isCancelled = true
    return parts.map { ($0.key, $0.value) }.sorted { $0.number < $1.number }
  }
}
