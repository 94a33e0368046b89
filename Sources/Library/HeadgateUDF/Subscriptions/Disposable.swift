internal import HeadgateSupport

/// A subscription. It ends when it is disposed of or released.
///
/// It retains its store. The store does not retain the subscription.
///
/// ```swift
/// let subscription = store.observe(on: .global()) { state in print(state.count) }
/// subscription.dispose()
/// ```
public final class Disposable: Sendable {
  private let end: Locked<(@Sendable () -> Void)?>

  /// Creates a subscription that calls a closure once, when it ends.
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
  /// On the queue of the subscriber, the subscriber is not called after this. On other threads, a call that is in progress
  /// or about to begin completes.
  public func dispose() {
    // Outside of the lock: the closure may hold the last reference to an object that ends other subscriptions.
    end.exchange(nil)?()
  }

  /// Adds the subscription to a disposer, which retains it and ends it.
  ///
  /// ```swift
  /// store.onAction { state, action in print(action) }.dispose(on: disposer)
  /// ```
  public func dispose(on disposer: Disposer) {
    disposer.keep(self)
  }
}
