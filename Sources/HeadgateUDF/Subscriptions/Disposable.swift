internal import HeadgateSupport

/// A subscription: it ends when it is disposed of, or when nobody keeps it any more.
///
/// It keeps its store alive; the store does not keep it.
///
/// ```swift
/// let subscription = store.observe(on: .global()) { state in print(state.count) }
/// subscription.dispose()
/// ```
public final class Disposable: Sendable {
  private let end: Locked<(@Sendable () -> Void)?>

  /// Makes a subscription that calls a closure once, at its end.
  ///
  /// ```swift
  /// Disposable { timer.cancel() }.dispose(on: disposer)
  /// ```
  public init(_ end: @escaping @Sendable () -> Void) {
    self.end = Locked(end)
  }

  deinit {
    dispose()
  }

  var isDisposed: Bool { end.withLock { $0 == nil } }

  /// Ends the subscription, from any thread.
  ///
  /// On the queue that the subscriber is called on, it is called no more from here on. Elsewhere, a call that is going on, or is
  /// just about to begin, is finished.
  ///
  /// ```swift
  /// subscription.dispose()
  /// ```
  public func dispose() {
    // Outside of the lock: what ends may hold the last reference to something that ends others.
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }

  /// Gives the subscription to a disposer, which keeps it and ends it with itself.
  ///
  /// ```swift
  /// store.onAction { state, action in print(action) }.dispose(on: disposer)
  /// ```
  public func dispose(on disposer: Disposer) {
    disposer.keep(self)
  }
}
