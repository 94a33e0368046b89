internal import HeadgateSupport

/// Keeps subscriptions, and ends them all when it goes or is told to.
///
/// A component holds one, so that its subscriptions end with it.
///
/// ```swift
/// let disposer = Disposer()
/// store.onAction { state, action in print(action) }.dispose(on: disposer)
/// ```
public final class Disposer: Sendable {
  private let kept = Locked<[Disposable]>([])

  /// Makes a disposer that keeps nothing yet.
  ///
  /// ```swift
  /// let disposer = Disposer()
  /// ```
  public init() {}

  deinit {
    dispose()
  }

  /// Ends all subscriptions that are kept; the disposer can be used again.
  ///
  /// ```swift
  /// disposer.dispose()
  /// ```
  public func dispose() {
    let all = kept.withLock { kept in
      defer { kept = [] }
      return kept
    }
    for one in all { one.dispose() }
  }

  func keep(_ disposable: Disposable) {
    kept.withLock { $0.append(disposable) }
  }
}
