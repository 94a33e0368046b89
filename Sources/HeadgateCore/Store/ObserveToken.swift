import HeadgateSupport

/// Keeps an observation going: it ends when the token is cancelled or gone.
///
/// ```swift
/// let token = store.observe { label.text = "\(store.count)" }
/// token.cancel()
/// ```
public final class ObserveToken: Sendable {
  /// Ends the observation for a caller that is isolated to an actor, or to none.
  private let end: Locked<(@Sendable ((any Actor)?) -> Void)?>

  /// Makes a token that lets go of what observes, which may hold the store that holds it.
  init(_ end: @escaping @Sendable ((any Actor)?) -> Void) {
    self.end = Locked(end)
  }

  deinit {
    finish(from: nil)
  }

  /// Ends the observation; may be called on any thread, more than once, and from inside the observing closure.
  ///
  /// The closure is released on the actor that it observes on: at once where the caller is isolated to that actor, otherwise soon
  /// afterwards. A closure that is running is released when it returns.
  ///
  /// ```swift
  /// token.cancel()
  /// ```
  ///
  /// - Parameter isolation: The actor of the caller.
  public func cancel(isolation: isolated (any Actor)? = #isolation) {
    finish(from: isolation)
  }

  private func finish(from isolation: (any Actor)?) {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?(isolation)
  }
}
