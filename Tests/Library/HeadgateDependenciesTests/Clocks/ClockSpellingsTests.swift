import HeadgateDependencies
import Testing

@Suite("Short spellings of clocks")
struct ClockSpellingsTests {
  @Test("make the clocks that they name")  // holds: CLOCK-17
  func spellings() {
    let clocks: [any Clock<Duration>] = [
      .test, .test(), .test(now: .init(offset: .seconds(1))),
      .immediate, .immediate(), .immediate(now: .init(offset: .seconds(1))),
      .unimplemented(), .unimplemented(name: "mine"),
    ]
    #expect(clocks.prefix(3).allSatisfy { $0 is TestClock<Duration> })
    #expect(clocks[3..<6].allSatisfy { $0 is ImmediateClock<Duration> })
    #expect(clocks.suffix(2).allSatisfy { $0 is UnimplementedClock<Duration> })
    #expect((clocks[2] as? TestClock<Duration>)?.now.offset == .seconds(1))
    #expect((clocks[5] as? ImmediateClock<Duration>)?.now.offset == .seconds(1))
  }
}
