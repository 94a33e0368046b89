import HeadgateSupport

/// A token that keeps an observation active until the token is cancelled or deallocated.
///
/// ```swift
/// let token = store.observe { label.text = "\(store.count)" }
/// token.cancel()
/// ```
public final class ObserveToken: Sendable {
  /// Ends the observation. The argument is the actor of the caller, or nil for a nonisolated caller.
  private let end: Locked<(@Sendable ((any Actor)?) -> Void)?>

  /// Creates a token for an observation of another kind, such as one of another library.
  ///
  /// ```swift
  /// let token = ObserveToken { timer.invalidate() }
  /// ```
  ///
  /// - Parameter onCancel: Called once, when the token is cancelled or deallocated.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    end = Locked { _ in onCancel() }
  }

  /// Creates a token that releases the observer, which may retain the store that owns the observer.
  init(_ end: @escaping @Sendable ((any Actor)?) -> Void) {
    self.end = Locked(end)
  }

  deinit {
    finish(from: nil)
  }

  /// Whether the observation has ended.
  public var isCancelled: Bool {
    end.withLock { $0 == nil }
  }

  /// Ends the observation. May be called on any thread, more than once, and from inside the observing closure.
  ///
  /// The closure is released on the actor that it observes on: immediately if the caller is isolated to that actor, otherwise
  /// asynchronously. A closure that is running is released when it returns.
  ///
  /// - Parameter isolation: The actor of the caller.
  public func cancel(isolation: isolated (any Actor)? = #isolation) {
    finish(from: isolation)
  }

  private func finish(from isolation: (any Actor)?) {
    end.exchange(nil)?(isolation)
  }
}

extension ObserveToken: Hashable {
  /// Returns whether both tokens are the same object.
  public static func == (left: ObserveToken, right: ObserveToken) -> Bool {
    left === right
  }

  /// Hashes the identity of the token.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension ObserveToken {
  /// Stores the token in a set. The observation stays active while the set contains the token.
  ///
  /// ```swift
  /// final class Screen {
  ///   var tokens: Set<ObserveToken> = []
  /// }
  /// store.observe { label.text = store.title }.store(in: &screen.tokens)
  /// ```
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  /// Stores the token in a collection. The observation stays active while the collection contains the token.
  ///
  /// ```swift
  /// final class Screen {
  ///   var tokens: [ObserveToken] = []
  /// }
  /// store.observe { label.text = store.title }.store(in: &screen.tokens)
  /// ```
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }
}
