import HeadgateDependencies
import HeadgateSupport
import Testing

@Suite("Clock timer")
struct ClockTimerTests {
  @Test("ticks at its interval until its reader is cancelled")  // holds: CLOCK-15
  func ticks() async throws {
    let clock = TestClock()
    let ticks = Locked<[Duration]>([])
    let erased: any Clock<Duration> = clock
    let task = Task {
      for await tick in erased.timer(interval: .seconds(2)) {
        ticks.withLock { $0.append(tick.offset) }
      }
      return true
    }
    await clock.advance(by: .seconds(1))
    #expect(ticks.withLock { $0 }.isEmpty)
    await clock.advance(by: .seconds(5))
    #expect(ticks.withLock { $0 } == [.seconds(2), .seconds(4), .seconds(6)])
    task.cancel()
    #expect(await task.value)
    try await clock.checkSuspension()
  }

  @Test("a slow reader gets one overdue tick at once, and then those that are due")  // holds: CLOCK-16
  func slowReader() async throws {
    let clock = TestClock()
    let ticks = Locked<[Duration]>([])
    let task = Task {
      for await tick in clock.timer(interval: .seconds(2), tolerance: .seconds(1)) {
        ticks.withLock { $0.append(tick.offset) }
        if ticks.withLock({ $0.count }) == 1 { try await clock.sleep(for: .seconds(5)) }
      }
    }
    await clock.advance(by: .seconds(10))
    #expect(ticks.withLock { $0 } == [.seconds(2), .seconds(7), .seconds(8), .seconds(10)])
    task.cancel()
    _ = await task.result
  }
}
