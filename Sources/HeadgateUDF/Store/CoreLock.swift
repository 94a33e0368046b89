import HeadgateSupport

/// The lock of a store's core: of those who wait for it, each comes before who had it and wants it again.
///
/// A mutex is not fair: whoever unlocks it and locks it again at once, as the queue of the store does, would keep readers waiting
/// as long as there are actions. So who waits holds a gate, through which the queue has to go as well.
final class CoreLock: Sendable {
  private let lock = RecursiveLock()
  private let gate = RecursiveLock()

  /// For the queue of the store, which does not hold the lock when it asks for it.
  func withTurn<Result>(_ body: () -> Result) -> Result {
    passGate()
    defer { lock.unlock() }
    return body()
  }

  /// For the queue of the store, which holds the lock: those who wait have their turn.
  func giveTurn() {
    lock.unlock()
    passGate()
  }

  /// For any thread, one that holds the lock included.
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    if !lock.tryLock() { passGate() }
    defer { lock.unlock() }
    return body()
  }

  private func passGate() {
    gate.lock()
    lock.lock()
    gate.unlock()
  }
}
