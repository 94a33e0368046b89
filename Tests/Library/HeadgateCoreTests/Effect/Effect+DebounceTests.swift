import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectDebounceTests {
  // holds: EFFECT-20
  @Test func `starts when no other has come for a while`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = watch.logged(dependencies: { $0.continuousClock = clock }) { action in
        action.hasPrefix("<") ? .none : Effect.send("<\(action)>").debounce(id: "id", for: .seconds(2))
      }
      let first = store.send("a")
      await clock.advance(by: .seconds(1))
      let second = store.send("b")
      await clock.advance(by: .seconds(1))
      #expect(store.state == ["a", "b"])
      await first.finish()
      await clock.advance(by: .seconds(1))
      await second.finish()
      #expect(store.state == ["a", "b", "<b>"])
    }
  }

  // holds: EFFECT-20, CLOCK-18
  @Test func `for no time, it waits for the next move of a test clock`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = watch.logged(dependencies: { $0.continuousClock = clock }) { action in
        action.hasPrefix("<") ? .none : Effect.send("<\(action)>").debounce(id: "id", for: .zero)
      }
      store.send("a")
      await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
      let second = store.send("b")
      #expect(store.state == ["a", "b"])
      await clock.advance()
      await second.finish()
      #expect(store.state == ["a", "b", "<b>"])
    }
  }

  // holds: EFFECT-20
  @Test func `a new one cancels the one that runs already`() async {
    await expectGone { watch in
      let clock = TestClock()
      let record = Record()
      let store = watch.logged(dependencies: { $0.continuousClock = clock }) { action in
        switch action {
        case "a": Effect.untilCancelled("a", record).debounce(id: "id", for: .seconds(1))
        case "b": Effect.send("<b>").debounce(id: "id", for: .seconds(1))
        default: .none
        }
      }
      store.send("a")
      await clock.advance(by: .seconds(1))
      await record.noted("a started")
      let task = store.send("b")
      await record.noted("a cancelled")
      await clock.advance(by: .seconds(1))
      await task.finish()
      #expect(store.state == ["a", "b", "<b>"])
    }
  }

  // holds: EFFECT-20
  @Test func `its id cancels what waits`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = watch.logged(dependencies: { $0.continuousClock = clock }) { action in
        switch action {
        case "a": Effect.send("<a>").debounce(id: "id", for: .seconds(1))
        case "cancel": .cancel(id: "id")
        default: .none
        }
      }
      let task = store.send("a")
      store.send("cancel")
      await clock.advance(by: .seconds(5))
      await task.finish()
      #expect(store.state == ["a", "cancel"])
    }
  }

  // holds: EFFECT-20
  @Test func `a clock that a test has not given is reported at the line of the debounce`() async {
    let line = #line + 4
    let issues = await recordingIssues {
      await expectGone { watch in
        let store = watch.logged { action in
          action == "a" ? Effect.send("b").debounce(id: "id", for: .seconds(2)) : .none
        }
        await store.send("a").finish()
      }
    }
    #expect(issues.map(\.line) == [line])
  }
}
