/// The ticks of a clock; see `timer(interval:tolerance:)` on `Clock`.
public struct ClockTimer<Duration: DurationProtocol & Hashable>: AsyncSequence, Sendable {
  /// The time of a tick.
  public typealias Element = AnyClock<Duration>.Instant

  /// A timer throws no error: it ends when its task is cancelled.
  public typealias Failure = Never

  let clock: AnyClock<Duration>
  let interval: Duration
  let tolerance: Duration?

  /// Creates an iterator. The first tick is due one interval after the first call of `next()`.
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

    /// Sleeps until the next tick; returns nil when the task is cancelled.
    public mutating func next() async -> Element? {
      await next(isolation: nil)
    }

    /// Sleeps until the next tick; returns nil when the task is cancelled.
    ///
    /// Ticks are due at whole intervals from the start. An overdue tick is returned immediately, and missed ticks are
    /// skipped. So a slow reader falls behind by at most one tick.
    public mutating func next(isolation: isolated (any Actor)?) async -> Element? {
      let now = timer.clock.now
      let due = nextDue(after: now)
      let isOverdue = last != nil && timer.interval > .zero && due <= now
      last = due
      if isOverdue {
        // This must not sleep: on a test clock, a sleep until now waits for the next advance of the clock.
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
  /// Returns a sequence that ticks at an interval.
  ///
  /// The method is also available on `any Clock<Duration>`, the type of the clock dependencies:
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
  ///   - interval: The duration between two ticks.
  ///   - tolerance: The duration by which a tick may be late.
  /// - Returns: The ticks. They end when the task that reads them is cancelled.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> ClockTimer<Duration> {
    ClockTimer(clock: AnyClock(self), interval: interval, tolerance: tolerance)
  }
}
