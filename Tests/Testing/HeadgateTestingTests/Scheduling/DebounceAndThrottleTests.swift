import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  @MainActor
  struct DebounceAndThrottle {}
}

extension Scheduling.DebounceAndThrottle {
  private func debouncing(_ clock: TestClock<Duration>) -> ScriptStore {
    ScriptStore(clock: clock) { action in
      guard case .tap(let text) = action else { return .none }
      return .send(.got(text)).debounce(id: "typing", for: .seconds(10))
    }
  }

  /// With a time-out of zero, whatever takes real time is a failure: no part of these ten seconds was.
  @Test func `a debounce of ten seconds takes no real time`() async {
    let clock = TestClock()
    let store = debouncing(clock)
    store.timeout = .zero
    await store.send(.tap("a"))
    await clock.advance(by: .seconds(10))
    await store.receive(texts: "a")
    await store.finish()
  }

  @Test func `a debounce: of many, the last one comes`() async {
    let clock = TestClock()
    let store = debouncing(clock)
    for text in ["a", "b", "c"] {
      await store.send(.tap(text))
      await clock.advance(by: .seconds(9))
    }
    await clock.advance(by: .seconds(1))
    await store.receive(texts: "c")
    await store.send(.tap("d"))
    await clock.advance(by: .seconds(10))
    await store.receive(texts: "d")
    await store.finish()
  }

  @Test func `two debounces with two ids`() async {
    let clock = TestClock()
    let store = ScriptStore(clock: clock) { action in
      guard case .tap(let text) = action else { return .none }
      return .send(.got(text)).debounce(id: text, for: .seconds(10))
    }
    await store.send(.tap("a"))
    await clock.advance(by: .seconds(5))
    await store.send(.tap("b"))
    await clock.advance(by: .seconds(4))
    await store.send(.tap("a"))
    await clock.advance(by: .seconds(10))
    await store.receive(texts: "b", "a")
    await store.finish()
  }

  @Test func `a search: typing in the midst of an answer asks anew`() async {
    let clock = TestClock()
    let (answers, continuation) = AsyncStream.makeStream(of: String.self)
    let store = TestStore(initialState: Search.State()) {
      Search { query in
        for await answer in answers { return ["\(query): \(answer)"] }
        return []
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("h")) { $0.query = "h" }
    await clock.advance(by: .seconds(9))
    await store.send(.queryChanged("he")) { $0.query = "he" }
    await clock.advance(by: .seconds(10))
    await store.receive(.searchStarted) { $0.isSearching = true }
    continuation.yield("1")
    await store.receive(.response(["he: 1"])) {
      $0.isSearching = false
      $0.results = ["he: 1"]
    }
    await store.finish()
  }

  @Test func `throttle: the first comes at once, the latest at the end of the stretch`() async {
    let clock = TestClock()
    let store = throttling(clock, latest: true)
    await store.send(.tap("a"))
    await store.receive(texts: "a")
    await store.send(.tap("b"))
    await clock.advance(by: .seconds(5))
    await store.send(.tap("c"))
    await clock.advance(by: .seconds(5))
    await store.receive(texts: "c")
    await store.send(.tap("d"))
    await clock.advance(by: .seconds(10))
    await store.receive(texts: "d")
    await clock.advance(by: .seconds(10))
    await store.send(.tap("e"))
    await store.receive(texts: "e")
    await clock.advance(by: .seconds(10))
    await store.finish()
  }

  @Test func `throttle: the earliest comes at the end of the stretch`() async {
    let clock = TestClock()
    let store = throttling(clock, latest: false)
    await store.send(.tap("a"))
    await store.receive(texts: "a")
    await store.send(.tap("b"))
    await store.send(.tap("c"))
    await clock.advance(by: .seconds(10))
    await store.receive(texts: "b")
    await clock.advance(by: .seconds(10))
    await store.finish()
  }

  @Test func `what is throttled and what is debounced, on one clock`() async {
    let clock = TestClock()
    let store = ScriptStore(clock: clock) { action in
      guard case .tap(let text) = action else { return .none }
      return .merge(
        .send(.got("throttled \(text)")).throttle(id: "throttle", for: .seconds(2), latest: true),
        .send(.got("debounced \(text)")).debounce(id: "debounce", for: .seconds(2))
      )
    }
    await store.send(.tap("a"))
    await store.receive(texts: "throttled a")
    await clock.advance(by: .seconds(1))
    await store.send(.tap("b"))
    await clock.advance(by: .seconds(2))
    await store.receive(texts: "throttled b", "debounced b")
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func `a stream of taps from an effect is throttled`() async {
    let clock = TestClock()
    let store = ScriptStore(clock: clock) { action in
      switch action {
      case .start:
        .run { send in
          for number in 1...4 {
            await send(.tap("\(number)"))
            try await clock.sleep(for: .seconds(1))
          }
        }
      case .tap(let text): .send(.got(text)).throttle(id: "taps", for: .seconds(3), latest: true)
      default: .none
      }
    }
    await store.send(.start)
    await clock.run()
    await store.receive(.tap("1"))
    await store.receive(texts: "1")
    await store.receive(.tap("2"))
    await store.receive(.tap("3"))
    await store.receive(texts: "3")
    await store.receive(.tap("4"))
    await store.receive(texts: "4")
    await store.finish()
  }

  private func throttling(_ clock: TestClock<Duration>, latest: Bool) -> ScriptStore {
    ScriptStore(clock: clock) { action in
      guard case .tap(let text) = action else { return .none }
      return .send(.got(text)).throttle(id: "throttle", for: .seconds(10), latest: latest)
    }
  }
}
