import HeadgateDependencies
import Testing

@Suite("Immediate clock")
struct ImmediateClockTests {
  @Test("a sleep takes no time and moves the clock")  // holds: CLOCK-11
  func sleeping() async throws {
    let clock = ImmediateClock()
    let real = ContinuousClock.now
    try await clock.sleep(for: .seconds(1_000_000))
    #expect(ContinuousClock.now - real < .seconds(100_000))
    #expect(clock.now.offset == .seconds(1_000_000))
    #expect(clock.minimumResolution == .zero)
    try await clock.sleep(until: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(1_000_000))
  }

  @Test("a sleep in a cancelled task throws")  // holds: CLOCK-11
  func cancellation() async {
    let clock = ImmediateClock<Duration>(now: .init(offset: .seconds(1)))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(3))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .seconds(1))
  }

  @Test("an endless timer on it lets others run and can be cancelled")  // holds: CLOCK-11
  func endless() async {
    let clock = ImmediateClock()
    let task = Task {
      var ticks = 0
      for await _ in clock.timer(interval: .seconds(1)) { ticks += 1 }
      return ticks
    }
    while clock.now.offset < .seconds(10) { await Task.yield() }
    task.cancel()
    #expect(await task.value >= 9)
  }
}
