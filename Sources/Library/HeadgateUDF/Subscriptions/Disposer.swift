internal import HeadgateSupport

/// Retains subscriptions, and ends all of them when it is disposed of or deallocated.
///
/// A component has a disposer, so that its subscriptions end with it.
///
/// ```swift
/// let disposer = Disposer()
/// store.onAction { state, action in print(action) }.dispose(on: disposer)
/// ```
public final class Disposer: Sendable {
  private struct Kept {
    var all: [Disposable] = []
    /// The number of subscriptions at which ended subscriptions are removed.
    var limit = 16
  }

  private let kept = Locked(Kept())

  /// Creates a disposer without subscriptions.
  public init() {}

  deinit {
    dispose()
  }

  /// Ends all subscriptions. The disposer can be used again.
  public func dispose() {
    for one in kept.exchange(Kept()).all { one.dispose() }
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
