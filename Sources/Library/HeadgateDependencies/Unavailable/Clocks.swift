// Names that combine-schedulers and XCTestDynamicOverlay declare. Their messages name the replacement.

/// Unavailable: use a clock.
@available(
  *,
  unavailable,
  message:
    "Write 'any Clock<Duration>', and read it with '@Dependency(\\.continuousClock)': time is that of a clock here."
)
public typealias AnySchedulerOf<Scheduler> = Scheduler

/// Unavailable: use `TestClock`.
@available(*, unavailable, message: "Write 'TestClock()': time is that of a clock here.")
public typealias TestSchedulerOf<Scheduler> = Scheduler

/// Unavailable: renamed to `ClockTimer`.
@available(*, unavailable, message: "Write 'ClockTimer<Duration>', which 'timer(interval:)' returns.")
public typealias AsyncTimerSequence<Base> = ClockTimer<Duration>

extension DependencyValues {
  /// Unavailable: use a clock.
  @available(
    *,
    unavailable,
    message: "Write '\\.continuousClock', and sleep on it: 'try await clock.sleep(for: .seconds(1))'."
  )
  public var mainQueue: any Clock<Duration> {
    get { fatalError() }
    set { fatalError() }
  }

  /// Unavailable: use a clock.
  @available(
    *,
    unavailable,
    message: "Write '\\.continuousClock', and sleep on it: 'try await clock.sleep(for: .seconds(1))'."
  )
  public var mainRunLoop: any Clock<Duration> {
    get { fatalError() }
    set { fatalError() }
  }
}
