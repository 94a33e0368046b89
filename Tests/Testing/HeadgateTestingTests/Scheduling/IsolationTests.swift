import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  struct Isolation {}

  @MainActor
  struct IsolationOfTheMainActor {}

  @Studio
  struct IsolationOfAnotherActor {}

  actor IsolationOfTheSuite {}

  @globalActor
  actor Studio {
    static let shared = Studio()
  }
}

/// An effect of many parts, with what it must send.
private struct Mixture {
  let clock = TestClock<Duration>()
  let tally = Tally()
  let bell = Bell()

  var effect: EffectOf<Script> {
    .concatenate(
      .run { [tally] send in
        await withTaskGroup(of: Void.self) { group in
          for name in ["a", "b"] { group.addTask { await send(.got("\(name)\(tally.add(1))")) } }
        }
      },
      .run { [bell] send in await send(.got("bell \(bell.ringTwice())")) },
      .run { [clock] send in
        async let child: Void = clock.sleep(for: .seconds(2))
        for await tick in clock.timer(interval: .seconds(1)).prefix(1) {
          await send(.got("tick \(tick.offset.components.seconds)"))
        }
        try await child
        await send(.got("slept"))
      },
      .run { send in await send(.got(Task.detached { "detached" }.value)) }
    )
  }

  func check(isolation: isolated (any Actor)? = #isolation) async {
    let store = ScriptStore(start: effect)
    await store.send(.start)
    await store.receive(texts: "a1", "b2", "bell 2")
    await clock.advance(by: .seconds(2))
    await store.receive(texts: "tick 1", "slept", "detached")
    await store.finish()
  }

  @MainActor
  func checkOnTheMainActor() async {
    await check()
  }
}

extension Scheduling.Isolation {
  // holds: TESTING-29
  @Test func `a test without isolation`() async {
    await Mixture().check()
  }

  // holds: TESTING-29
  @Test func `tests side by side, each with stores of its own`() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...8 { group.addTask { await Mixture().check() } }
    }
  }

  @Test func `two stores in one test, in turns`() async {
    let clock = TestClock()
    let stores = ["a", "b"].map { name in
      ScriptStore(
        start: .run { send in
          for number in 1...3 {
            try await clock.sleep(for: .seconds(1))
            await send(.got("\(name)\(number)"))
          }
        }
      )
    }
    for store in stores { await store.send(.start) }
    for number in 1...3 {
      await clock.advance(by: .seconds(1))
      await stores[0].receive(texts: "a\(number)")
      await stores[1].receive(texts: "b\(number)")
    }
    for store in stores { await store.finish() }
  }

  @Test func `two stores in one test talk over streams`() async {
    let there = AsyncStream.makeStream(of: String.self)
    let back = AsyncStream.makeStream(of: String.self)
    let asker = ScriptStore(
      start: .run { send in
        there.continuation.yield("question")
        for await text in back.stream.prefix(1) { await send(.got(text)) }
      }
    )
    let answerer = ScriptStore(
      start: .run { send in
        for await text in there.stream.prefix(1) {
          await send(.got(text))
          back.continuation.yield("answer")
        }
      }
    )
    await asker.send(.start)
    await answerer.send(.start)
    await answerer.receive(texts: "question")
    await asker.receive(texts: "answer")
    await asker.finish()
    await answerer.finish()
  }
}

extension Scheduling.IsolationOfTheMainActor {
  // holds: TESTING-29
  @Test func `a test on the main actor`() async {
    await Mixture().check()
  }

  @Test func `two tests on the main actor in turns`() async {
    async let first: Void = Mixture().checkOnTheMainActor()
    async let second: Void = Mixture().checkOnTheMainActor()
    _ = await (first, second)
  }
}

extension Scheduling.IsolationOfAnotherActor {
  // holds: TESTING-29
  @Test func `a test on a global actor of its own`() async {
    await Mixture().check()
  }
}

extension Scheduling.IsolationOfTheSuite {
  // holds: TESTING-29
  @Test func `a test of an actor`() async {
    await Mixture().check()
  }
}
