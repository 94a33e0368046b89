internal import HeadgateSupport

/// The effects that came of one send, to wait for or to cancel.
///
/// ```swift
/// let task = store.send(.refreshPulled)
/// await task.finish()
/// ```
public struct StoreTask: Hashable, Sendable {
  package let lifetime: SendLifetime?
  /// Tells the tasks of sends without effects apart, which have no lifetime; 0 for others.
  private let number: UInt64

  @usableFromInline
  package init(_ lifetime: SendLifetime?) {
    self.lifetime = lifetime
    number = lifetime == nil ? uniqueNumber() : 0
  }

  /// Cancels the effects of the send, and those of the actions which they sent, and so on.
  ///
  /// May be called on any thread. What they have queued and is not reduced yet is dropped.
  ///
  /// ```swift
  /// task.cancel()
  /// ```
  public func cancel() {
    lifetime?.cancel()
  }

  /// Waits until the effects of the send have ended, and those of the actions which they sent, and so on.
  ///
  /// Cancelling the task that waits cancels the effects. The call stays on the actor of its caller, and does not suspend when
  /// there is nothing to wait for.
  ///
  /// ```swift
  /// await store.send(.appeared).finish()
  /// ```
  public nonisolated(nonsending) func finish() async {
    await lifetime?.waitOrCancel(isolation: #isolation)
  }

  /// Whether it was cancelled; true at once when the action had no effect.
  ///
  /// ```swift
  /// let hasNoEffect = store.send(.nameChanged("Blob")).isCancelled
  /// ```
  public var isCancelled: Bool {
    lifetime?.isCancelledOrIdle ?? true
  }

  /// Whether two values stand for the same send.
  ///
  /// ```swift
  /// let isSame = task == task
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.lifetime === rhs.lifetime && lhs.number == rhs.number
  }

  /// Hashes the identity of the send.
  ///
  /// ```swift
  /// let tasks: Set = [task]
  /// ```
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lifetime.map { ObjectIdentifier($0) })
    hasher.combine(number)
  }
}
