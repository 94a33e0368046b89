import HeadgateSupport

/// A clock whose sleeps take no time: a sleep moves the clock to the deadline and returns.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  private let current: Locked<Instant>

  /// Creates a clock whose time is an instant.
  public init(now: Instant = Instant()) {
    current = Locked(now)
  }

  /// The latest deadline of all sleeps on the clock.
  public var now: Instant { current.withLock { $0 } }

  /// Zero: the clock can move by any duration.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to a deadline, yields once, and returns.
  ///
  /// - Parameters:
  ///   - deadline: The time of the clock after the sleep. The clock never moves back.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    current.withLock { $0 = max($0, deadline) }
    // Without this, an endless timer on the clock would keep other tasks from running.
    await Task.yield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock whose time is zero, with the durations of the standard library.
  public convenience init() {
    self.init(now: Instant())
  }
}
