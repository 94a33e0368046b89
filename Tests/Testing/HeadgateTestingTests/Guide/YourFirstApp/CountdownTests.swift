// snippet: countdown-test
import Headgate
import HeadgateTesting
import Testing

struct CountdownTests {
  @Test func aCountdownEnds() async {
    let clock = TestClock()
    let store = TestStore(initialState: Countdown.State()) {
      Countdown()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.lineEntered("2")) {
      $0.remaining = 2
      $0.message = "2 …"
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.secondPassed) {
      $0.remaining = 1
      $0.message = "1 …"
    }
    await store.receive(\.secondPassed) {
      $0.remaining = 0
      $0.message = "Time is up."
    }
  }
}
// snippet end

extension CountdownTests {
  // snippet: countdown-program-test
  @Test(.dependencies { $0.continuousClock = ImmediateClock() })
  @MainActor
  func theProgramShowsEachMessage() async {
    var lines = ["soon", "2"]
    var shown: [String] = []
    await runCountdown {
      lines.isEmpty ? nil : lines.removeFirst()
    } show: {
      shown.append($0)
    }
    #expect(
      shown == [
        "Enter a number of seconds.", "soon is not a number of seconds.", "2 …", "1 …", "Time is up.",
      ]
    )
  }
  // snippet end

  @Test @MainActor func theSameMessageIsShownOnce() async {
    var lines = ["soon", "soon"]
    var shown: [String] = []
    await runCountdown {
      lines.isEmpty ? nil : lines.removeFirst()
    } show: {
      shown.append($0)
    }
    #expect(shown == ["Enter a number of seconds.", "soon is not a number of seconds."])
  }

  @Test func aForgottenChangeIsReported() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: Countdown.State()) { Countdown() }
      await store.send(.lineEntered("soon"))
    }
    #expect(issues.map(\.number) == ["TEST-2"])
    #expect(issues.first?.text.contains("message") == true)
  }

  @Test func aRunningCountdownIsReportedAtTheEnd() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: Countdown.State()) {
        Countdown()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(.lineEntered("2")) {
        $0.remaining = 2
        $0.message = "2 …"
      }
    }
    #expect(issues.map(\.number) == ["TEST-12"])
  }

  @Test func aTestNeedsAClock() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: Countdown.State()) { Countdown() }
      store.exhaustivity = .off
      await store.send(.lineEntered("2"))
    }
    #expect(issues.contains { $0.number == "DEPENDENCY-8" || $0.number == "DEPENDENCY-3" })
  }

  @Test(.dependencies { $0.continuousClock = ImmediateClock() })
  func aServerAnswers() async {
    let server = CountdownServer()
    #expect(await server.answer(to: "soon") == "soon is not a number of seconds.")
    #expect(await server.answer(to: "2") == "Time is up.")
  }

  @Test @MainActor func aChangeIsObserved() {
    let store = Store(initialState: Countdown.State()) { Countdown() }
    // snippet: countdown-tracking
    let changed = LockIsolated(false)
    withObservationTracking {
      print(store.message)
    } onChange: {
      changed.setValue(true)
    }
    // snippet end
    store.send(.lineEntered("soon"))
    #expect(changed.value)
  }
}
