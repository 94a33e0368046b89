// Names of combine-schedulers and of XCTestDynamicOverlay, which these libraries had beside clocks. They say what to write.

/// Write a clock.
@available(
  *,
  unavailable,
  message:
    "Write 'any Clock<Duration>', and read it with '@Dependency(\\.continuousClock)': time is that of a clock here."
)
public typealias AnySchedulerOf<Scheduler> = Scheduler

/// Write `TestClock`.
@available(*, unavailable, message: "Write 'TestClock()': time is that of a clock here.")
public typealias TestSchedulerOf<Scheduler> = Scheduler

/// Is called `ClockTimer`.
@available(*, unavailable, message: "Write 'ClockTimer<Duration>', which 'timer(interval:)' returns.")
public typealias AsyncTimerSequence<Base> = ClockTimer<Duration>

extension DependencyValues {
  /// Read a clock.
  @available(
    *,
    unavailable,
    message: "Write '\\.continuousClock', and sleep on it: 'try await clock.sleep(for: .seconds(1))'."
  )
  public var mainQueue: any Clock<Duration> {
    get { fatalError() }
    set { fatalError() }
  }

  /// Read a clock.
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
