import HeadgateSupport

/// A clock on which a sleep takes no time: it moves the clock to the deadline and returns.
///
/// ```swift
/// func wait() async throws {
///   try await ImmediateClock().sleep(for: .seconds(1_000))
/// }
/// ```
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  private let current: Locked<Instant>

  /// A clock that starts at an instant.
  ///
  /// ```swift
  /// let clock = ImmediateClock<Swift.Duration>(now: .init(offset: .seconds(10)))
  /// ```
  public init(now: Instant = Instant()) {
    current = Locked(now)
  }

  /// The latest deadline that somebody slept until.
  public var now: Instant { current.withLock { $0 } }

  /// Zero: the clock can be moved by as little as its duration can tell.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to a deadline, gives way once, and returns.
  ///
  /// ```swift
  /// func sleep(on clock: ImmediateClock<Duration>) async throws {
  ///   try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - deadline: Where the clock stands afterwards; it never moves back.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    current.withLock { $0 = max($0, deadline) }
    // An endless timer on this clock must not keep everybody else from running.
    await Task.yield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock that starts at zero, in the durations of the standard library.
  ///
  /// ```swift
  /// let clock = ImmediateClock()
  /// ```
  public convenience init() {
    self.init(now: Instant())
  }
}
