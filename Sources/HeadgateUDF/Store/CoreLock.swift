import HeadgateSupport
internal import HeadgateSupportC

/// The lock of a store's core: of those who wait for it, each comes before who had it and wants it again.
///
/// A mutex is not fair: whoever unlocks it and locks it again at once, as the queue of the store does, would keep readers waiting
/// as long as there are actions. So who waits holds a gate, through which the queue has to go as well.
///
/// Threads that hold the lock of one store and wait for that of another are noted, so that those in a circle are not left to wait
/// (decision 0026).
final class CoreLock: Sendable {
  private let lock = RecursiveLock()
  private let gate = RecursiveLock()
  /// The thread that holds the lock; 0 for none.
  private let owner = Locked<UInt>(0)
  /// Whether a thread that held this lock has read another store.
  private let hasReadOthers = Locked(false)
  private static let waits = Locked(WaitGraph())

  /// Whether readers in other stores may have to do with an earlier state of this one.
  var needsEarlierState: Bool { hasReadOthers.withLock { $0 } }

  /// For the queue of the store, which does not hold the lock when it asks for it.
  func withTurn<Result>(_ body: () -> Result) -> Result {
    passGate()
    defer { lock.unlock() }
    return holding(body)
  }

  /// For the queue of the store, which holds the lock: those who wait have their turn.
  func giveTurn() {
    setOwner(0)
    lock.unlock()
    passGate()
    setOwner(headgate_thread_identity())
  }

  /// For any thread, one that holds the lock included.
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    if !lock.tryLock() { passGate() }
    defer { lock.unlock() }
    return holding(body)
  }

  /// For a reader on any thread; nil when the lock is held by who waits, directly or by others, for what this thread holds.
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

  // MARK: Who holds it

  private func holding<Result>(_ body: () -> Result) -> Result {
    let outer = headgate_lock_get()
    headgate_lock_set(Unmanaged.passUnretained(self).toOpaque())
    let owner = setOwner(headgate_thread_identity())
    defer {
      setOwner(owner)
      headgate_lock_set(outer)
    }
    return body()
  }

  @discardableResult
  private func setOwner(_ new: UInt) -> UInt {
    owner.withLock { owner in
      defer { owner = new }
      return owner
    }
  }

  /// The lock that the calling thread took last.
  private static var held: CoreLock? {
    // Sound: it is set in `holding` only, for as long as that runs, in a method of the lock.
    headgate_lock_get().map { Unmanaged<CoreLock>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Which thread waits for which lock.
  ///
  /// Each thread that holds a lock is entered before it waits for another one. So of the threads of a circle, the last to come sees
  /// all the others.
  private struct WaitGraph {
    private var locks: [UInt: CoreLock] = [:]

    /// Enters a thread; false when it would close a circle.
    mutating func begin(_ thread: UInt, for lock: CoreLock) -> Bool {
      var next = lock
      // A lock that has just been given on may have an entry too many: it leads round, and not to this thread.
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
