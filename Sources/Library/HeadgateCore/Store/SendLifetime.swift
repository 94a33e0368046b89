package import HeadgateSupport

/// The lifetime of one send: the effects of its action, the effects of the actions that their operations sent, and so on.
///
/// The store, its effects, and the ``StoreTask``s of users on any thread share a lifetime.
@usableFromInline
package final class SendLifetime: Work, @unchecked Sendable {
  // Sendable: all mutable properties are accessed only with the lock held.

  /// The started operations that have not ended, the unfinished sequences, and the retain count.
  @exclusivity(unchecked) private var unfinishedWork: Int
  @exclusivity(unchecked) private var hadWork = false
  /// The part of the unfinished work that is sequences. A cancellation ends it immediately: a cancelled sequence starts no further part, and
  /// its running operations count for themselves.
  @exclusivity(unchecked) private var unfinishedSequences = 0
  @exclusivity(unchecked) private var waiters = OneOrMore<UnsafeContinuation<Void, Never>>()

  package init(lock: Locked<UInt8>, retainCount: Int = 0) {
    unfinishedWork = retainCount
    super.init(lock: lock)
  }

  /// Whether a cancellation has nothing to cancel: the send was cancelled, or it ended without an effect.
  package var isCancelledOrIdle: Bool {
    lock.withLock { _ in !isActiveWithLock || (unfinishedWork == 0 && !hadWork) }
  }

  package var isDone: Bool { lock.withLock { _ in unfinishedWork == 0 } }

  // MARK: Work

  /// Counts an operation until ``endWork()``. Returns false if the operation is cancelled, so that it must not start.
  package func addOperation(_ operation: Job) -> Bool {
    lock.withLock { _ in
      guard operation.isActiveWithLock else { return false }
      unfinishedWork += 1
      hadWork = true
      return true
    }
  }

  /// Counts a sequence until ``retainAfterSequence()`` or the cancellation of the send.
  package func addSequence() {
    lock.withLock { _ in
      guard isActiveWithLock else { return }
      unfinishedWork += 1
      unfinishedSequences += 1
    }
  }

  /// Ends a sequence, and retains the send in its place until ``endWork()``. Returns false if the cancellation of the send has already ended
  /// the sequence.
  package func retainAfterSequence() -> Bool {
    lock.withLock { _ in
      guard unfinishedSequences > 0 else { return false }
      unfinishedSequences -= 1
      return true
    }
  }

  /// Ends an operation, or releases a retain. When no work is left, the send is done.
  package func endWork() {
    lock.withLock { _ in subtract(1) }.forEach { $0.resume() }
  }

  /// Subtracts ended work, and returns the continuations to resume without the lock. The caller holds the lock.
  private func subtract(_ count: Int) -> OneOrMore<UnsafeContinuation<Void, Never>> {
    unfinishedWork -= count
    guard unfinishedWork == 0 else { return OneOrMore() }
    defer { waiters = OneOrMore() }
    return waiters
  }

  // MARK: Cancellation

  /// Cancels all effects of the send.
  package func cancel() {
    let (cancelled, resumed) = lock.withLock { _ in
      defer { unfinishedSequences = 0 }
      return (Work.cancel(CollectionOfOne(self), as: .cancelled, because: .other), subtract(unfinishedSequences))
    }
    resumed.forEach { $0.resume() }
    for job in cancelled { job.cancelTask() }
  }

  /// Waits until all started effects end. Cancelling the waiting task cancels the effects.
  ///
  /// Like `wait`, this method stays on the actor of the caller, because a hop costs as much as a small effect.
  func waitOrCancel(isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler(
      operation: { await wait(isolation: isolation) },
      onCancel: { cancel() },
      isolation: isolation
    )
  }

  /// Waits until all started effects end.
  package func wait(isolation: isolated (any Actor)? = #isolation) async {
    await withUnsafeContinuation(isolation: isolation) { continuation in
      let isDone = lock.withLock { _ in
        guard unfinishedWork > 0 else { return true }
        waiters.append(continuation)
        return false
      }
      if isDone { continuation.resume() }
    }
  }
}
