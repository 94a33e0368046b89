import HeadgateSupport
internal import HeadgateSupportC

/// A fair lock for the core of a store: a waiting thread gets the lock before the last holder gets it again.
///
/// A mutex is not fair. The queue of the store unlocks and relocks immediately, so readers would wait as long as there are
/// actions. So a waiting thread holds a gate, which the queue must pass too.
///
/// Threads that hold the lock of one store and wait for the lock of another are recorded, to prevent a deadlock (decision
/// 0018).
final class CoreLock: Sendable {
  private let lock = RecursiveLock()
  private let gate = RecursiveLock()
  /// The thread that holds the lock; 0 for none.
  private let owner = Locked<UInt>(0)
  /// Whether a thread that held this lock has read another store.
  private let hasReadOthers = Locked(false)
  private static let waits = Locked(WaitGraph())

  /// Whether a reader in another store may need an earlier state of this store.
  var needsEarlierState: Bool { hasReadOthers.withLock { $0 } }

  /// Runs a closure with the lock. For the queue of the store, when it does not hold the lock.
  func withTurn<Result>(_ body: () -> Result) -> Result {
    passGate()
    defer { lock.unlock() }
    return holding(body)
  }

  /// Lets waiting threads run. For the queue of the store, when it holds the lock.
  func giveTurn() {
    owner.exchange(0)
    lock.unlock()
    passGate()
    owner.exchange(headgate_thread_identity())
  }

  /// Runs a closure with the lock. For any thread, including the thread that holds the lock.
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    if !lock.tryLock() { passGate() }
    defer { lock.unlock() }
    return holding(body)
  }

  /// Runs a closure with the lock, for a reader on any thread.
  ///
  /// Returns nil when waiting would be a deadlock: the thread that holds the lock waits, directly or through others, for a
  /// lock of this thread.
  func read<Result>(_ body: () -> Result) -> Result? {
    let held = Self.held
    if let held, held !== self { held.hasReadOthers.withLock { $0 = true } }
    if !lock.tryLock() {
      if held == nil { passGate() } else { guard passGateOutsideOfCircles() else { return nil } }
    }
    defer { lock.unlock() }
    return holding(body)
  }

  private func passGate() {
    gate.lock()
    lock.lock()
    gate.unlock()
  }

  private func passGateOutsideOfCircles() -> Bool {
    let thread = headgate_thread_identity()
    guard Self.waits.withLock({ $0.begin(thread, for: self) }) else { return false }
    passGate()
    Self.waits.withLock { $0.end(thread) }
    return true
  }

  // MARK: The owner of the lock

  private func holding<Result>(_ body: () -> Result) -> Result {
    let outer = headgate_lock_get()
    headgate_lock_set(Unmanaged.passUnretained(self).toOpaque())
    let outerOwner = owner.exchange(headgate_thread_identity())
    defer {
      owner.exchange(outerOwner)
      headgate_lock_set(outer)
    }
    return body()
  }

  /// The lock that the calling thread took last.
  private static var held: CoreLock? {
    // Sound: the value is set only in `holding`, while a method of the lock runs.
    headgate_lock_get().map { Unmanaged<CoreLock>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The lock that each thread waits for.
  ///
  /// Each thread that holds a lock is recorded before it waits for another lock. So the last thread of a cycle finds all the
  /// others.
  private struct WaitGraph {
    private var locks: [UInt: CoreLock] = [:]

    /// Records a thread. Returns false when the wait would complete a cycle.
    mutating func begin(_ thread: UInt, for lock: CoreLock) -> Bool {
      var next = lock
      // A lock that was just released may have an outdated entry. Such a cycle does not contain this thread, so the loop is
      // bounded.
      for _ in 0...locks.count {
        let owner = next.owner.withLock { $0 }
        if owner == thread { return false }
        guard let wanted = locks[owner] else { break }
        next = wanted
      }
      locks[thread] = lock
      return true
    }

    mutating func end(_ thread: UInt) {
      locks[thread] = nil
    }
  }
}
