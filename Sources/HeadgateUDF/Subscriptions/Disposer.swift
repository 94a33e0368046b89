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
  private struct Kept {
    var all: [Disposable] = []
    /// So many are kept before those that have ended by themselves are let go.
    var limit = 16
  }

  private let kept = Locked(Kept())

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
      defer { kept = Kept() }
      return kept.all
    }
    for one in all { one.dispose() }
  }

  var count: Int { kept.withLock { $0.all.count } }

  func keep(_ disposable: Disposable) {
    kept.withLock { kept in
      kept.all.append(disposable)
      guard kept.all.count > kept.limit else { return }
      kept.all.removeAll { $0.isDisposed }
      kept.limit = max(16, kept.all.count * 2)
    }
  }
}
