import HeadgateSupport

/// A clock for code that must not use a clock: its first use is reported.
///
/// ```swift
/// let clock = UnimplementedClock<Duration>(name: "the refresh timer")
/// ```
public final class UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of the clock.
  public typealias Instant = ImmediateClock<Duration>.Instant

  private let name: String
  private let callSite: CallSite
  private let base: ImmediateClock<Duration>
  private let isReported = Locked(false)

  /// Creates a clock that reports its first use.
  ///
  /// - Parameters:
  ///   - now: The time of the clock.
  ///   - name: The name of the clock in the report.
  ///   - fileID: The call site that the report names.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public convenience init(
    now: Instant = Instant(),
    name: String = "UnimplementedClock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(now: now, name: name, callSite: callSite)
  }

  init(now: Instant = Instant(), name: String, callSite: CallSite) {
    self.name = name
    self.callSite = callSite
    base = ImmediateClock(now: now)
  }

  /// The time of the clock. A read is reported.
  public var now: Instant {
    reportOnce()
    return base.now
  }

  /// Zero. A read is reported.
  public var minimumResolution: Duration {
    reportOnce()
    return base.minimumResolution
  }

  /// Reports, moves the clock to the deadline, and returns.
  ///
  /// - Parameters:
  ///   - deadline: The time of the clock after the sleep. The clock never moves back.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    reportOnce()
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  /// `sleep(for:)` reads the time and then sleeps: one mistake must cause one report.
  private func reportOnce() {
    if !isReported.exchange(true) { callSite.report(DependencyMessages.unimplementedClock(name: name)) }
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that reports its first use, with the durations of the standard library.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in the report.
  ///   - fileID: The call site that the report names.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public convenience init(
    name: String = "UnimplementedClock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(now: Instant(), name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
