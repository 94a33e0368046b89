import HeadgateSupport

/// Keeps an observation going: it ends when the token is cancelled or gone.
///
/// ```swift
/// let token = store.observe { label.text = "\(store.count)" }
/// token.cancel()
/// ```
public final class ObserveToken: Sendable {
  private let end: Locked<(@Sendable () -> Void)?>

  /// Makes a token that lets go of what observes, which may hold the store that holds it.
  init(_ end: @escaping @Sendable () -> Void) {
    self.end = Locked(end)
  }

  deinit {
    cancel()
  }

  /// Ends the observation; may be called on any thread, more than once, and from inside the observing closure.
  ///
  /// The closure is let go at once, or when it returns.
  ///
  /// ```swift
  /// token.cancel()
  /// ```
  public func cancel() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}
