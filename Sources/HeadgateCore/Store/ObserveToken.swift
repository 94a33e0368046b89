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

  /// Makes a token of an observation of another kind, such as one of another library.
  ///
  /// ```swift
  /// let token = ObserveToken { timer.invalidate() }
  /// ```
  ///
  /// - Parameter onCancel: Called once, when the token is cancelled or gone.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    end = Locked { _ in onCancel() }
  }

  /// Makes a token that lets go of what observes, which may hold the store that holds it.
  init(_ end: @escaping @Sendable ((any Actor)?) -> Void) {
    self.end = Locked(end)
  }

  deinit {
    finish(from: nil)
  }

  /// Whether the observation has been ended.
  public var isCancelled: Bool {
    end.withLock { $0 == nil }
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

extension ObserveToken: Hashable {
  /// Whether the tokens are one object.
  public static func == (left: ObserveToken, right: ObserveToken) -> Bool {
    left === right
  }

  /// Hashes the identity of the token.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension ObserveToken {
  /// Keeps the observation going as long as a set has the token.
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

  /// Keeps the observation going as long as a collection has the token.
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
