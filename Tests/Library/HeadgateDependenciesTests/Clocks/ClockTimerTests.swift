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

  @Test("a tick that is due just when it is asked for comes at once")  // holds: CLOCK-16
  func dueNow() async {
    let clock = TestClock()
    let task = Task {
      var ticks = clock.timer(interval: .seconds(2)).makeAsyncIterator()
      var seen = [await ticks.next()?.offset]
      for seconds in [4, 10] {
        await clock.advance(to: .init(offset: .seconds(seconds)))
        seen.append(await ticks.next()?.offset)
      }
      return seen
    }
    await clock.advance(by: .seconds(2))
    #expect(await task.value == [.seconds(2), .seconds(4), .seconds(10)])
  }

  @Test("a tick that is due ends the ticks when the reader is cancelled")  // holds: CLOCK-15, CLOCK-16
  func dueAndCancelled() async {
    let clock = TestClock()
    let task = Task {
      var ticks = clock.timer(interval: .seconds(1)).makeAsyncIterator()
      _ = await ticks.next()
      await clock.advance(by: .seconds(1))
      withUnsafeCurrentTask { $0?.cancel() }
      return await ticks.next() == nil
    }
    await clock.advance(by: .seconds(1))
    #expect(await task.value)
  }

  @Test("without an interval each tick waits for a move of the clock")  // holds: CLOCK-15, CLOCK-18
  func noInterval() async {
    let clock = TestClock()
    let ticks = Locked(0)
    let task = Task {
      for await _ in clock.timer(interval: .zero) {
        let count = ticks.withLock { ticks in
          ticks += 1
          return ticks
        }
        if count == 3 { break }
      }
    }
    await Task.megaYield()
    #expect(ticks.withLock { $0 } == 0)
    await clock.advance()
    await task.value
    #expect(ticks.withLock { $0 } == 3)
  }
}
