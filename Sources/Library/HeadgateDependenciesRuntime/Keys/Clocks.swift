extension DependencyValues {
  /// The clock that continues while the system sleeps. Tests must override it: a use without an override is reported.
  ///
  /// ```swift
  /// struct Pause {
  ///   @Dependency(\.continuousClock) var clock
  ///   func wait() async throws { try await clock.sleep(for: .seconds(1)) }
  /// }
  /// ```
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stops while the system sleeps. Tests must override it: a use without an override is reported.
  ///
  /// ```swift
  /// struct Pause {
  ///   @Dependency(\.suspendingClock) var clock
  ///   func wait() async throws { try await clock.sleep(for: .seconds(1)) }
  /// }
  /// ```
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: LocatedDependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()

  static func testValue(for evaluation: DefaultEvaluation) -> any Clock<Duration> {
    UnimplementedClock(name: evaluation.dependencyName, callSite: evaluation.callSite)
  }
}

private enum SuspendingClockKey: LocatedDependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()

  static func testValue(for evaluation: DefaultEvaluation) -> any Clock<Duration> {
    UnimplementedClock(name: evaluation.dependencyName, callSite: evaluation.callSite)
  }
}
