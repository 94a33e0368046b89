import HeadgateSupport

/// A clock whose time changes only when a test advances it.
///
/// Sleepers wake in the order of their deadlines. Sleepers with the same deadline wake first in, first out. Between two
/// sleepers, the clock lets the woken task run, so that the next sleep of that task takes part in the order.
///
/// ```swift
/// func ticks() async throws -> Int {
///   let clock = TestClock()
///   let task = Task {
///     try await clock.sleep(for: .seconds(5))
///     return 1
///   }
///   await clock.advance(by: .seconds(5))
///   return try await task.value
/// }
/// ```
///
/// A cancelled sleep throws `CancellationError` immediately. A sleep until a past instant returns immediately. A sleep
/// until now waits for the next advance of the clock, even an advance by zero.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  private let queue: Locked<SleeperQueue<Duration, ClockWaker>>

  /// Creates a clock whose time is an instant.
  public init(now: Instant = Instant()) {
    queue = Locked(SleeperQueue(now: now.offset))
  }

  /// The current time of the clock.
  public var now: Instant {
    Instant(offset: queue.withLock { $0.now })
  }

  /// Zero: the clock can move by any duration.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the test advances the clock to a deadline.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which the sleep ends. A sleep until a past instant returns immediately.
  ///   - tolerance: Ignored: the sleep ends exactly at its deadline.
  /// - Throws: `CancellationError`, immediately, when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = queue.withLock { $0.makeID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let waker = ClockWaker(continuation, until: "\(deadline.offset)")
        if let result = enqueue(waker, id: id, deadline: deadline) { waker.wake(with: result) }
      }
    } onCancel: {
      queue.withLock { $0.remove(id: id) }?.wake(with: .failure(CancellationError()))
    }
  }

  /// Adds a sleeper to the queue, or returns the result with which it wakes immediately.
  ///
  /// The cancellation handler may run before the sleeper is in the queue, and then finds no sleeper. The task is
  /// cancelled by then, so this function checks for cancellation with the lock held.
  private func enqueue(_ waker: ClockWaker, id: UInt64, deadline: Instant) -> Result<Void, any Error>? {
    queue.withLock { queue in
      if Task.isCancelled { return .failure(CancellationError()) }
      if deadline.offset < queue.now { return .success(()) }
      queue.insert(.init(id: id, deadline: deadline.offset, waker: waker))
      return nil
    }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock whose time is zero, with the durations of the standard library.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension TestClock {
  /// Advances the clock by a duration and wakes the sleepers whose deadlines it reaches, in order.
  ///
  /// - Parameters:
  ///   - duration: The duration. Zero lets running tasks reach their next sleep, and wakes sleepers whose deadline is
  ///     now.
  ///   - isolation: The actor of the caller. The function runs on it.
  public func advance(by duration: Duration = .zero, isolation: isolated (any Actor)? = #isolation) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to an instant and wakes the sleepers whose deadlines it reaches, in order.
  ///
  /// - Parameters:
  ///   - deadline: The new time of the clock. The clock never moves back.
  ///   - isolation: The actor of the caller. The function runs on it.
  public func advance(to deadline: Instant, isolation: isolated (any Actor)? = #isolation) async {
    await settle()
    while await wakeNext(upTo: deadline) {}
  }

  /// Moves the clock to the next deadline up to the limit and wakes its sleeper.
  ///
  /// Returns false when there is no such deadline; the time of the clock is then the limit.
  private func wakeNext(upTo limit: Instant, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    guard let waker = queue.withLock({ $0.wakeNext(upTo: limit.offset) }) else { return false }
    waker.wake(with: .success(()))
    await settle(after: waker)
    return true
  }

  /// Lets the sleeping tasks and the woken task run until they suspend again.
  ///
  /// This is exact when every task has a `WokenWork` that runs it. Otherwise this yields many times.
  private func settle(after woken: ClockWaker? = nil, isolation: isolated (any Actor)? = #isolation) async {
    var wakers = queue.withLock { $0.wakers }
    if let woken { wakers.append(woken) }
    var isExact = !wakers.isEmpty
    var groups: Set<ObjectIdentifier> = []
    for waker in wakers {
      if let work = waker.work {
        guard groups.insert(work.group).inserted else { continue }
        if await work.runReadyWork(isolation: isolation) { continue }
      }
      isExact = false
    }
    if !isExact { await Task.megaYield() }
  }

  /// Advances the clock from deadline to deadline until no task sleeps on it.
  ///
  /// - Parameters:
  ///   - timeout: The real time after which the function reports and returns, because a timer may never end.
  ///   - isolation: The actor of the caller. The function runs on it.
  ///   - fileID: The call site that the report names.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let giveUp = ContinuousClock.now.advanced(by: timeout)
    await settle()
    while let next = queue.withLock({ $0.nextDeadline }) {
      if ContinuousClock.now >= giveUp {
        let (sleepers, now) = queue.withLock { ($0.count, $0.now) }
        CallSite(fileID: fileID, filePath: filePath, line: line, column: column).report(
          DependencyMessages.clockRunTimedOut(
            timeout: "\(timeout)",
            sleepers: sleepers,
            now: "\(now)",
            next: "\(next)"
          )
        )
        return
      }
      // Wakes one sleeper per pass: tasks that sleep until now again and again would otherwise keep this loop from its
      // time-out.
      _ = await wakeNext(upTo: Instant(offset: next))
    }
  }

  /// Throws when a task sleeps on the clock.
  ///
  /// - Parameter isolation: The actor of the caller. The function runs on it.
  /// - Throws: ``SuspensionError`` when a task sleeps on the clock.
  public func checkSuspension(isolation: isolated (any Actor)? = #isolation) async throws {
    await settle()
    if queue.withLock({ $0.count }) > 0 { throw SuspensionError() }
  }
}
