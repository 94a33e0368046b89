import HeadgateSupport

/// A clock that stands until a test moves it.
///
/// Sleepers wake in the order of their deadlines, and first in, first out at the same one; between two of them the woken
/// task is given time to run, so that what it sleeps for next is in order too.
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
/// A sleep that is cancelled throws `CancellationError` at once. One into the past returns at once; one until now waits for the
/// next move of the clock, also if that is by zero.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  private let queue: Locked<SleeperQueue<Duration, ClockWaker>>

  /// A clock that stands at an instant.
  ///
  /// ```swift
  /// let clock = TestClock<Swift.Duration>(now: .init(offset: .seconds(10)))
  /// ```
  public init(now: Instant = Instant()) {
    queue = Locked(SleeperQueue(now: now.offset))
  }

  /// Where the clock stands.
  public var now: Instant {
    Instant(offset: queue.withLock { $0.now })
  }

  /// Zero: the clock can be moved by as little as its duration can tell.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the test has moved the clock to a deadline.
  ///
  /// ```swift
  /// func sleep(on clock: TestClock<Duration>) async throws {
  ///   try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - deadline: When to wake; a sleep into the past returns at once.
  ///   - tolerance: Ignored: the sleeper wakes exactly at its deadline.
  /// - Throws: `CancellationError`, at once, when the task is cancelled.
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

  /// Puts a sleeper into the queue, or says with what it wakes at once.
  ///
  /// The cancellation handler may have run before the sleeper was in the queue and found nothing; but then the task is
  /// cancelled already, and that is asked with the lock held.
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
  /// A clock that stands at zero, in the durations of the standard library.
  ///
  /// ```swift
  /// let clock = TestClock()
  /// ```
  public convenience init() {
    self.init(now: Instant())
  }
}

extension TestClock {
  /// Moves the clock on, waking those whose deadline comes, each in its turn.
  ///
  /// ```swift
  /// func move(_ clock: TestClock<Duration>) async {
  ///   await clock.advance(by: .seconds(1))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How far; zero lets what is running reach its next sleep, and wakes those who sleep until now.
  ///   - isolation: The actor of the caller, which is where this runs.
  public func advance(by duration: Duration = .zero, isolation: isolated (any Actor)? = #isolation) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to an instant, waking those whose deadline comes, each in its turn.
  ///
  /// ```swift
  /// func move(_ clock: TestClock<Duration>) async {
  ///   await clock.advance(to: .init(offset: .seconds(60)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - deadline: Where to; the clock never moves back.
  ///   - isolation: The actor of the caller, which is where this runs.
  public func advance(to deadline: Instant, isolation: isolated (any Actor)? = #isolation) async {
    await settle()
    while await wakeNext(upTo: deadline) {}
  }

  /// Moves the clock to the next deadline and wakes who sleeps until then; false when there is none up to the limit, where the
  /// clock stands then.
  private func wakeNext(upTo limit: Instant, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    guard let waker = queue.withLock({ $0.wakeNext(upTo: limit.offset) }) else { return false }
    waker.wake(with: .success(()))
    await settle(after: waker)
    return true
  }

  /// Lets those who sleep, and the one who was woken, run until they wait again: exactly where they are known, else by
  /// giving way often.
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

  /// Moves the clock from deadline to deadline until nobody sleeps on it any more.
  ///
  /// ```swift
  /// func finish(_ clock: TestClock<Duration>) async {
  ///   await clock.run()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - timeout: The real time after which it gives up and reports, since a timer may never end.
  ///   - isolation: The actor of the caller, which is where this runs.
  ///   - fileID: The place of the report.
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
      // One at a time: those who sleep until now over and over would keep the clock here, past the time-out.
      _ = await wakeNext(upTo: Instant(offset: next))
    }
  }

  /// Proves that nobody sleeps on the clock.
  ///
  /// ```swift
  /// func check(_ clock: TestClock<Duration>) async throws {
  ///   try await clock.checkSuspension()
  /// }
  /// ```
  ///
  /// - Parameter isolation: The actor of the caller, which is where this runs.
  /// - Throws: ``SuspensionError`` when somebody does.
  public func checkSuspension(isolation: isolated (any Actor)? = #isolation) async throws {
    await settle()
    if queue.withLock({ $0.count }) > 0 { throw SuspensionError() }
  }
}
