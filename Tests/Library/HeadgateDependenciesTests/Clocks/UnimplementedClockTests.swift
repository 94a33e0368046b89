import HeadgateDependencies
import Testing

@Suite("Unimplemented clock")
struct UnimplementedClockTests {
  @Test("its first use reports at the place where it was made, and a sleep returns")  // holds: CLOCK-12
  func reports() async {
    let line = #line + 1
    let clock = UnimplementedClock<Duration>(name: "the pause")
    let issues = await recordingIssues {
      try? await clock.sleep(for: .seconds(1_000))
      try? await clock.sleep(for: .seconds(1_000))
      #expect(clock.now.offset == .seconds(2_000))
    }
    expectOne(issues, number: "DEPENDENCY-8", text: "The clock 'the pause' was used", line: line)
  }

  @Test("its resolution counts as a use")  // holds: CLOCK-12
  func resolution() {
    let line = #line + 1
    let clock: any Clock<Duration> = .unimplemented()
    let issues = recordingIssues {
      #expect(clock.minimumResolution == .zero)
    }
    expectOne(issues, number: "DEPENDENCY-8", text: "'UnimplementedClock'", line: line)
  }

  @Test("is what the clock dependencies are in a test that did not give them")  // holds: CLOCK-13
  func dependencies() async {
    let line = #line + 2
    let issues = await recordingIssues {
      @Dependency(\.continuousClock) var continuousClock
      @Dependency(\.suspendingClock) var suspendingClock
      try? await continuousClock.sleep(for: .seconds(1))
      try? await suspendingClock.sleep(for: .seconds(1))
    }
    #expect(issues.map(\.line) == [line, line + 1])
    #expect(issues.first?.text.contains("The clock 'continuousClock'") == true)
    #expect(issues.last?.text.contains("The clock 'suspendingClock'") == true)
  }

  @Test("the clock dependencies can be given")  // holds: CLOCK-13
  func given() async throws {
    let clock = TestClock()
    try await withDependencies {
      $0.continuousClock = clock
      $0.suspendingClock = .immediate
    } operation: {
      @Dependency(\.continuousClock) var continuousClock
      @Dependency(\.suspendingClock) var suspendingClock
      let task = Task { [continuousClock] in try await continuousClock.sleep(for: .seconds(1)) }
      await clock.advance(by: .seconds(1))
      try await task.value
      try await suspendingClock.sleep(for: .seconds(1_000))
    }
  }

  @Test("needs no arguments for the durations of the standard library")  // holds: CLOCK-19
  func withoutArguments() async throws {
    let line = #line + 1
    let clock = UnimplementedClock()
    let issues = try await recordingIssues { try await clock.sleep(for: .seconds(1)) }
    expectOne(issues, number: "DEPENDENCY-8", text: "'UnimplementedClock'", line: line)
  }
}
