/// A type-erased clock that keeps the type of its durations.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  private let readNow: @Sendable () -> Instant
  private let readMinimumResolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

  /// Erases the type of a clock. The zero of the erased clock is the base clock's time at this call.
  public init<Base: Clock>(_ base: Base) where Base.Duration == Duration {
    let zero = base.now
    readNow = { Instant(offset: zero.duration(to: base.now)) }
    readMinimumResolution = { base.minimumResolution }
    sleepUntil = { deadline, tolerance in
      try await base.sleep(until: zero.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The current time of the base clock.
  public var now: Instant { readNow() }

  /// The resolution of the base clock.
  public var minimumResolution: Duration { readMinimumResolution() }

  /// Sleeps on the base clock until a deadline.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which the sleep ends.
  ///   - tolerance: The duration by which the sleep may end late.
  /// - Throws: The error of the base clock: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline, tolerance)
  }
}
