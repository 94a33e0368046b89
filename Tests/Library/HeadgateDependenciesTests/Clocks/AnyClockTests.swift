import HeadgateDependencies
import Testing

@Suite("Any clock")
struct AnyClockTests {
  @Test("sleeps on the clock under it, counted from where that stood")  // holds: CLOCK-14
  func sleeping() async throws {
    let base = TestClock<Duration>(now: .init(offset: .seconds(10)))
    let clock = AnyClock(base)
    #expect(clock.now.offset == .zero)
    #expect(clock.minimumResolution == .zero)
    let task = Task {
      try await clock.sleep(until: clock.now.advanced(by: .seconds(2)), tolerance: .seconds(1))
      return clock.now.offset
    }
    await base.advance(by: .seconds(2))
    #expect(try await task.value == .seconds(2))
    #expect(base.now.offset == .seconds(12))
  }

  @Test("passes cancellation on")  // holds: CLOCK-14
  func cancellation() async throws {
    let base = TestClock()
    let task = Task { try await AnyClock(base).sleep(for: .seconds(2)) }
    await base.advance()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await base.checkSuspension()
  }

  @Test("instants are compared and measured")  // holds: CLOCK-14
  func instants() {
    let early = AnyClock<Duration>.Instant(offset: .seconds(1))
    let late = early.advanced(by: .seconds(2))
    #expect(early < late)
    #expect(early.duration(to: late) == .seconds(2))
    #expect(late.duration(to: early) == .seconds(-2))
    let test = TestClock<Duration>.Instant(offset: .seconds(1))
    #expect(test.duration(to: test.advanced(by: .seconds(2))) == .seconds(2))
    #expect(test < test.advanced(by: .seconds(1)))
    let immediate = ImmediateClock<Duration>.Instant(offset: .seconds(1))
    #expect(immediate.duration(to: immediate.advanced(by: .seconds(2))) == .seconds(2))
  }
}
