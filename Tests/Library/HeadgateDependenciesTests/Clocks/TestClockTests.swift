import HeadgateDependencies
import HeadgateSupport
import Testing

@Suite("Test clock")
struct TestClockTests {
  /// What happened, in order.
  private let log = Locked<[String]>([])

  private func note(_ entry: String) { log.withLock { $0.append(entry) } }
  private var entries: [String] { log.withLock { $0 } }

  @Test("stands until it is moved, by a duration or to an instant")  // holds: CLOCK-1
  func moving() async {
    let clock = TestClock()
    #expect(clock.now.offset == .zero)
    #expect(clock.minimumResolution == .zero)
    await clock.advance(by: .seconds(2))
    #expect(clock.now.offset == .seconds(2))
    await clock.advance(to: .init(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(5))
    await clock.advance()
    #expect(clock.now.offset == .seconds(5))
    #expect(TestClock<Duration>(now: .init(offset: .seconds(9))).now.offset == .seconds(9))
  }

  @Test("never moves back")  // holds: CLOCK-1
  func neverBack() async {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(9)))
    await clock.advance(to: .init(offset: .seconds(5)))
    await clock.advance(by: .seconds(-1))
    #expect(clock.now.offset == .seconds(9))
  }

  @Test("a sleeper wakes when its deadline comes, and not before")  // holds: CLOCK-2
  func deadline() async throws {
    let clock = TestClock()
    let task = Task {
      try await clock.sleep(for: .seconds(3))
      note("woke at \(clock.now.offset)")
    }
    await clock.advance(by: .seconds(2))
    #expect(entries.isEmpty)
    await clock.advance(by: .seconds(1))
    #expect(entries == ["woke at 3.0 seconds"])
    try await task.value
  }

  @Test("sleepers wake in the order of their deadlines, first in, first out at the same one")  // holds: CLOCK-3
  func order() async throws {
    let clock = TestClock()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (name, seconds) in [("c", 3), ("a", 1), ("b1", 2), ("b2", 2), ("b3", 2)] {
        group.addTask {
          try await clock.sleep(for: .seconds(seconds))
          note("\(name)@\(clock.now.offset.components.seconds)")
        }
        // Each reaches its sleep before the next one starts.
        await clock.advance()
      }
      await clock.advance(by: .seconds(10))
      try await group.waitForAll()
    }
    #expect(entries == ["a@1", "b1@2", "b2@2", "b3@2", "c@3"])
    #expect(clock.now.offset == .seconds(10))
  }

  @Test("what a woken task sleeps for next comes in its turn within the same move")  // holds: CLOCK-4
  func chained() async throws {
    let clock = TestClock()
    let first = Task {
      for index in 1...3 {
        try await clock.sleep(for: .seconds(2))
        note("first \(index)@\(clock.now.offset.components.seconds)")
      }
    }
    let second = Task {
      for index in 1...2 {
        try await clock.sleep(for: .seconds(3))
        note("second \(index)@\(clock.now.offset.components.seconds)")
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(entries == ["first 1@2", "second 1@3", "first 2@4"])
    await clock.advance(by: .seconds(1))
    #expect(Set(entries.suffix(2)) == ["first 3@6", "second 2@6"])
    try await first.value
    try await second.value
  }

  @Test("a sleep into the past returns at once")  // holds: CLOCK-5
  func past() async throws {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(9)))
    try await clock.sleep(until: .init(offset: .seconds(1)))
    try await clock.sleep(for: .seconds(-1))
    try await clock.checkSuspension()
  }

  @Test("a sleep until now waits for the next move", arguments: [Duration.zero, .seconds(2)])  // holds: CLOCK-18
  func untilNow(_ distance: Duration) async throws {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(9)))
    let task = Task {
      try await clock.sleep(until: clock.now)
      note("until now@\(clock.now.offset.components.seconds)")
      try await clock.sleep(for: .zero)
      note("for zero@\(clock.now.offset.components.seconds)")
    }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(entries.isEmpty)
    await clock.advance(by: distance)
    try await task.value
    #expect(entries == ["until now@9", "for zero@9"])
  }

  @Test("a run among sleeps until now that do not end gives up too")  // holds: CLOCK-8, CLOCK-18
  func endlessUntilNow() async {
    let clock = TestClock()
    let task = Task {
      while !Task.isCancelled { try await clock.sleep(for: .zero) }
    }
    let issues = await recordingIssues { await clock.run(timeout: .milliseconds(20)) }
    #expect(issues.count == 1)
    #expect(issues.first?.text.hasSuffix("[DEPENDENCY-9]") == true)
    task.cancel()
    _ = await task.result
  }

  @Test("a cancelled sleep throws at once and is forgotten")  // holds: CLOCK-6
  func cancellation() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(3)) }
    await clock.advance()
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
    #expect(clock.now.offset == .zero)
  }

  @Test("a sleep in a cancelled task throws")  // holds: CLOCK-6
  func alreadyCancelled() async throws {
    let clock = TestClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(3))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
  }

  @Test("cancellations and moves at the same time wake every sleeper once")  // holds: CLOCK-6
  func race() async {
    let clock = TestClock()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        group.addTask {
          let task = Task { try await clock.sleep(for: .milliseconds(index % 5 + 1)) }
          if index % 2 == 0 { task.cancel() }
          _ = await task.result
        }
      }
      group.addTask { await clock.advance(by: .milliseconds(2)) }
      await clock.run(timeout: .seconds(600))
      // A task that came to its sleep after the run is still to be woken.
      while !group.isEmpty {
        await clock.advance(by: .milliseconds(5))
        _ = await group.next()
      }
    }
    #expect(clock.now.offset >= .milliseconds(2))
  }

  @Test("runs until nobody sleeps")  // holds: CLOCK-7
  func run() async throws {
    let clock = TestClock()
    let task = Task {
      try await clock.sleep(for: .seconds(100))
      try await clock.sleep(for: .seconds(1_000))
      return clock.now.offset
    }
    await clock.run(timeout: .seconds(600))
    #expect(try await task.value == .seconds(1_100))
    #expect(clock.now.offset == .seconds(1_100))
    await clock.run()
    #expect(clock.now.offset == .seconds(1_100))
  }

  @Test("a run that does not end gives up and reports who sleeps")  // holds: CLOCK-8
  func runTimesOut() async throws {
    let clock = TestClock()
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) {}
    }
    let line = #line + 2
    let issues = await recordingIssues {
      await clock.run(timeout: .milliseconds(20))
    }
    expectOne(
      issues,
      number: "DEPENDENCY-9",
      text: "for 0.02 seconds of real time, and 1 task is still sleeping",
      line: line
    )
    task.cancel()
    await task.value
    try await clock.checkSuspension()
  }

  @Test("who is suspended is found")  // holds: CLOCK-9
  func suspension() async throws {
    let clock = TestClock()
    try await clock.checkSuspension()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await #expect(throws: SuspensionError()) { try await clock.checkSuspension() }
    await clock.advance(by: .seconds(1))
    try await clock.checkSuspension()
    try await task.value
  }

  @MainActor
  @Test("moves in the isolation of the caller")  // holds: CLOCK-10
  func isolation() async throws {
    let clock = TestClock()
    let work = NotedWork()
    let task = Task {
      try await Woken.$work.withValue(work) { try await clock.sleep(for: .seconds(1)) }
    }
    while (try? await clock.checkSuspension()) != nil {}
    work.actors.withLock { $0 = [] }
    await clock.advance(by: .seconds(1))
    // Once before a sleeper wakes and once after it.
    let main = ObjectIdentifier(MainActor.shared)
    #expect(work.actors.withLock { $0 } == [main, main])
    try await task.value
  }

  @Test("leaves what it wakes to those who know how to run it")  // holds: CLOCK-10
  func wokenWork() async throws {
    let clock = TestClock()
    let work = NotedWork()
    let task = Task {
      try await Woken.$work.withValue(work) { try await clock.sleep(for: .seconds(1)) }
    }
    await Task.megaYield()
    await clock.advance(by: .seconds(1))
    #expect(work.notes.withLock { $0 } == ["sleeps until 1.0 seconds", "runs", "wakes", "runs"])
    try await task.value
  }

  @Test("of another duration")  // holds: CLOCK-1
  func otherDuration() async throws {
    let clock = TestClock<Steps>()
    let task = Task {
      try await clock.sleep(for: Steps(3))
      return clock.now.offset
    }
    await clock.advance(by: Steps(5))
    #expect(try await task.value == Steps(3))
  }
}

/// Notes what a clock asks of those who run the tasks that sleep.
private final class NotedWork: WokenWork {
  let notes = Locked<[String]>([])
  /// The actors in whose isolation the clock was; nil where there was none.
  let actors = Locked<[ObjectIdentifier?]>([])
  var group: ObjectIdentifier { ObjectIdentifier(self) }
  var isHere: Bool { true }

  func sleepBegins(until deadline: String) -> Bool {
    notes.withLock { $0.append("sleeps until \(deadline)") }
    return true
  }

  func sleepEnds() {
    notes.withLock { $0.append("wakes") }
  }

  func runReadyWork(isolation: isolated (any Actor)?) async -> Bool {
    notes.withLock { $0.append("runs") }
    actors.withLock { $0.append(isolation.map { ObjectIdentifier($0) }) }
    return true
  }
}

/// A duration that counts.
private struct Steps: DurationProtocol, Hashable {
  var count: Int

  init(_ count: Int) { self.count = count }

  static var zero: Steps { Steps(0) }
  static func + (left: Steps, right: Steps) -> Steps { Steps(left.count + right.count) }
  static func - (left: Steps, right: Steps) -> Steps { Steps(left.count - right.count) }
  static func / (left: Steps, right: Int) -> Steps { Steps(left.count / right) }
  static func * (left: Steps, right: Int) -> Steps { Steps(left.count * right) }
  static func / (left: Steps, right: Steps) -> Double { Double(left.count) / Double(right.count) }
  static func < (left: Steps, right: Steps) -> Bool { left.count < right.count }
}
