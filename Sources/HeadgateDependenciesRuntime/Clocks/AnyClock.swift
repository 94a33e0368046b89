/// A clock of any type, with the type of its durations kept.
///
/// ```swift
/// let clock = AnyClock(ContinuousClock())
/// ```
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  private let readNow: @Sendable () -> Instant
  private let readMinimumResolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

  /// Erases the type of a clock.
  ///
  /// The zero of the instants is where the clock stands now.
  ///
  /// ```swift
  /// let clock = AnyClock(TestClock())
  /// ```
  public init<Base: Clock>(_ base: Base) where Base.Duration == Duration {
    let zero = base.now
    readNow = { Instant(offset: zero.duration(to: base.now)) }
    readMinimumResolution = { base.minimumResolution }
    sleepUntil = { deadline, tolerance in
      try await base.sleep(until: zero.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The time of the clock under it.
  public var now: Instant { readNow() }

  /// The resolution of the clock under it.
  public var minimumResolution: Duration { readMinimumResolution() }

  /// Sleeps on the clock under it.
  ///
  /// ```swift
  /// func sleep(on clock: AnyClock<Duration>) async throws {
  ///   try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: How much later will do.
  /// - Throws: What the clock under it throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline, tolerance)
  }
}
