internal import HeadgateSupport

/// A task that waits for, or cancels, the effects started by one send.
///
/// ```swift
/// let task = store.send(.refreshPulled)
/// await task.finish()
/// ```
public struct StoreTask: Hashable, Sendable {
  package let lifetime: SendLifetime?
  /// Distinguishes tasks of sends without effects, which have no lifetime; 0 for other tasks.
  private let number: UInt64

  @usableFromInline
  package init(_ lifetime: SendLifetime?) {
    self.lifetime = lifetime
    number = lifetime == nil ? uniqueNumber() : 0
  }

  /// Cancels the effects of the send, the effects of the actions that those effects sent, and so on.
  ///
  /// May be called on any thread. Queued actions of the effects are dropped.
  public func cancel() {
    lifetime?.cancel()
  }

  /// Waits until the effects of the send end, including the effects of actions that those effects sent.
  ///
  /// Cancelling the waiting task cancels the effects. The method stays on the actor of the caller. It does not suspend when
  /// all effects have ended.
  ///
  /// ```swift
  /// await store.send(.appeared).finish()
  /// ```
  public nonisolated(nonsending) func finish() async {
    await lifetime?.waitOrCancel(isolation: #isolation)
  }

  /// Whether the task was cancelled. Always true when the action started no effect.
  ///
  /// ```swift
  /// let hasNoEffect = store.send(.nameChanged("Blob")).isCancelled
  /// ```
  public var isCancelled: Bool {
    lifetime?.isCancelledOrIdle ?? true
  }

  /// Returns whether both tasks belong to the same send.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.lifetime === rhs.lifetime && lhs.number == rhs.number
  }

  /// Hashes the identity of the send.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lifetime.map { ObjectIdentifier($0) })
    hasher.combine(number)
  }
}
