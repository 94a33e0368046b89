import Headgate
import HeadgateTesting
import Testing

struct TimeTests {
  // holds: TESTING-22
  // snippet: test-clock
  @Test func aNameIsCheckedWhenNobodyTypes() async {
    let clock = TestClock()
    let store = TestStore(initialState: Signup.State()) {
      Signup()
    } withDependencies: {
      $0.continuousClock = clock
      $0.names.isFree = { $0 == "blob" }
    }
    await store.send(.nameChanged("blo")) { $0.name = "blo" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.nameChanged("blob")) { $0.name = "blob" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.checked(true)) { $0.isFree = true }
  }
  // snippet end

  // holds: TESTING-24
  // snippet: timeline
  @Test func aNameIsCheckedThreeTicksAfterTheLastKey() async {
    await expectTimeline(
      "a---xb---|",
      becomes: "---y----n|",
      tick: .milliseconds(100),
      in: Signup(),
      from: Signup.State(),
      send: { .nameChanged(String($0)) },
      receive: { if case .checked(let isFree) = $0 { isFree ? "y" : "n" } else { nil } },
      withDependencies: { $0.names.isFree = { $0 == "a" } }
    )
  }
  // snippet end

  // snippet: timeline-of-an-effect
  @Test func aThrottleLetsTheFirstAndTheLatestPass() async {
    enum ID { case text }
    await expectTimeline("abcdefg---|", becomes: "a--c--f--g|") { symbol in
      .send(symbol).throttle(id: ID.text, for: .seconds(3), latest: true)
    }
  }
  // snippet end
}
