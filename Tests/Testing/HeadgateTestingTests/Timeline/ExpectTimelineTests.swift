import Headgate
import HeadgateTesting
import Testing

struct ExpectTimelineTests {
  private enum ID { case text }

  // holds: TESTING-24
  @Test func `a debounce waits for silence`() async {
    await expectTimeline("a--b-|", becomes: "--A--B|") { symbol in
      .send(Character(symbol.uppercased())).debounce(id: ID.text, for: .seconds(2))
    }
    await expectTimeline("abc---d|", becomes: "----C---D|") { symbol in
      .send(Character(symbol.uppercased())).debounce(id: ID.text, for: .seconds(2))
    }
  }

  // holds: TESTING-24
  @Test func `a throttle lets the first and the latest pass`() async {
    await expectTimeline("abcdefg---|", becomes: "a--c--f--g|") { symbol in
      .send(symbol).throttle(id: ID.text, for: .seconds(3), latest: true)
    }
    await expectTimeline("ab-c-d|", becomes: "a--b--c|") { symbol in
      .send(symbol).throttle(id: ID.text, for: .seconds(3), latest: false)
    }
  }

  // holds: TESTING-24
  @Test func `groups come at one tick, and a tick may be of any length`() async {
    await expectTimeline(" a  -  - |", becomes: "(aa)-(aa)|", tick: .milliseconds(10)) { symbol in
      .run { send in
        @Dependency(\.continuousClock) var clock
        await send(symbol)
        await send(symbol)
        try await clock.sleep(for: .milliseconds(20))
        await send(symbol)
        await send(symbol)
      }
    }
  }

  // holds: TESTING-24
  @Test func `an effect that does not end has no end in the drawing`() async {
    await expectTimeline("a--|", becomes: "--t-t-t-t") { _ in
      .run { send in
        @Dependency(\.continuousClock) var clock
        for _ in 1...4 {
          try await clock.sleep(for: .seconds(2))
          await send("t")
        }
        try await Task.never()
      }
    }
  }

  // holds: TESTING-24
  @Test func `a whole feature is drawn by the actions that are named`() async {
    await expectTimeline(
      "l---------------|",
      becomes: "----------R-----|",
      in: Counter(),
      from: Counter.State(),
      send: { _ in .loadButtonTapped },
      receive: { $0 == .response("Hello") ? "R" : nil }
    )
  }
}
