import HeadgateSupport

/// Keeps an observation going: it ends when the token is cancelled or gone.
///
/// ```swift
/// let token = store.observe { label.text = "\(store.count)" }
/// token.cancel()
/// ```
public final class ObserveToken: Sendable {
  private let isOver = Locked(false)

  init() {}

  deinit {
    cancel()
  }

  /// Ends the observation; may be called on any thread, more than once, and from inside the observing closure.
  ///
  /// ```swift
  /// token.cancel()
  /// ```
  public func cancel() {
    isOver.withLock { $0 = true }
  }

  var isCancelled: Bool { isOver.withLock { $0 } }
}
