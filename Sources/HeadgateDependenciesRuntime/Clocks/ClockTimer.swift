/// The ticks of a clock; see `timer(interval:tolerance:)` on `Clock`.
///
/// ```swift
/// func firstTick(of timer: ClockTimer<Duration>) async {
///   for await _ in timer { return }
/// }
/// ```
public struct ClockTimer<Duration: DurationProtocol & Hashable>: AsyncSequence, Sendable {
  /// When a tick came.
  public typealias Element = AnyClock<Duration>.Instant

  /// A timer does not fail: it ends when its task is cancelled.
  public typealias Failure = Never

  let clock: AnyClock<Duration>
  let interval: Duration
  let tolerance: Duration?

  /// Starts the timer: the first tick comes one interval after the first call of `next()`.
  public func makeAsyncIterator() -> Iterator {
    Iterator(timer: self)
  }

  /// The state of a running timer.
  public struct Iterator: AsyncIteratorProtocol {
    let timer: ClockTimer
    private var last: AnyClock<Duration>.Instant?

    init(timer: ClockTimer) {
      self.timer = timer
    }

    /// Sleeps until the next tick; nil when the task is cancelled.
    public mutating func next() async -> Element? {
      await next(isolation: nil)
    }

    /// Sleeps until the next tick; nil when the task is cancelled.
    ///
    /// Ticks are due at whole intervals from the start. One that is overdue comes at once, and the ones that were missed
    /// are left out, so that a slow reader falls behind by no more than a tick.
    public mutating func next(isolation: isolated (any Actor)?) async -> Element? {
      let now = timer.clock.now
      let due = nextDue(after: now)
      let isOverdue = last != nil && timer.interval > .zero && due <= now
      last = due
      if isOverdue {
        // Not a sleep: on a test clock, one until now would wait for the next move.
        await Task.yield()
        return Task.isCancelled ? nil : timer.clock.now
      }
      do {
        try await timer.clock.sleep(until: due, tolerance: timer.tolerance)
      } catch {
        return nil
      }
      return timer.clock.now
    }

    private func nextDue(after now: AnyClock<Duration>.Instant) -> AnyClock<Duration>.Instant {
      guard let last else { return now.advanced(by: timer.interval) }
      let due = last.advanced(by: timer.interval)
      guard timer.interval > .zero, due < now else { return due }
      let missed = (last.duration(to: now) / timer.interval).rounded(.down)
      return last.advanced(by: timer.interval * Int(missed))
    }
  }
}

extension Clock where Duration: Hashable {
  /// A sequence that ticks at an interval.
  ///
  /// Also on `any Clock<Duration>`, which the clock dependencies are:
  ///
  /// ```swift
  /// struct Ticker {
  ///   @Dependency(\.continuousClock) var clock
  ///   func run() async {
  ///     for await _ in clock.timer(interval: .seconds(1)) { print("tick") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time from tick to tick.
  ///   - tolerance: How much later a tick may come.
  /// - Returns: The ticks. They end when the task that reads them is cancelled.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> ClockTimer<Duration> {
    ClockTimer(clock: AnyClock(self), interval: interval, tolerance: tolerance)
  }
}
