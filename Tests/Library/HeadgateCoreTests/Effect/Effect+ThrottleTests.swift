import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectThrottleTests {
  /// A store that answers "x" with a throttled "<x>", and "cancel" with a cancellation.
  private func store(_ watch: StoreWatch, _ clock: TestClock<Duration>, latest: Bool) -> Store<[String], String> {
    watch.logged(dependencies: { $0.continuousClock = clock }) { action in
      if action.hasPrefix("<") { return .none }
      if action == "cancel" { return .cancel(id: "id") }
      return Effect.run { send in await send("<\(action) \(dependenciesInForce())>") }
        .throttle(id: "id", for: .seconds(10), latest: latest)
    }
  }

  // holds: EFFECT-21
  @Test func `the first starts at once, and of the others the latest at the end of the stretch`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = store(watch, clock, latest: true)
      await store.send("a").finish()
      #expect(store.state == ["a", "<a 0->"])
      let replaced = store.send("b")
      let latest = store.send("c")
      #expect(replaced.lifetime?.isDone == true)
      await clock.advance(by: .seconds(9))
      #expect(store.state == ["a", "<a 0->", "b", "c"])
      await clock.advance(by: .seconds(1))
      await latest.finish()
      #expect(store.state == ["a", "<a 0->", "b", "c", "<c 0->"])
      // That opened an interval of its own.
      let next = store.send("d")
      await clock.advance(by: .seconds(9))
      #expect(store.state.last == "d")
      await clock.advance(by: .seconds(1))
      await next.finish()
      #expect(store.state.last == "<d 0->")
      await clock.advance(by: .seconds(10))
      await store.send("e").finish()
      #expect(store.state.last == "<e 0->")
    }
  }

  /// A store that answers "x" with two operations in sequence that send "<x 1>" and "<x 2>", throttled by way of another action or not.
  private func sequences(_ watch: StoreWatch, _ clock: TestClock<Duration>, byAction: Bool) -> Store<[String], String> {
    watch.logged(dependencies: { $0.continuousClock = clock }) { action in
      if action.hasPrefix("<") { return .none }
      if action == "cancel" { return .cancel(id: "id") }
      let sequence = Effect<String>.concatenate(
        .run { send in await send("<\(action) 1>") },
        .run { send in await send("<\(action) 2>") }
      )
      if byAction, action.hasPrefix("search") { return sequence }
      return (byAction ? .send("search \(action)") : sequence)
        .throttle(id: "id", for: .seconds(10), latest: true)
    }
  }

  // holds: STORE-22, EFFECT-28
  @Test(arguments: [false, true]) func `a send is done when the sequence of its throttled effect has ended`(
    byAction: Bool
  ) async {
    await expectGone { watch in
      let clock = TestClock()
      let store = sequences(watch, clock, byAction: byAction)
      await store.send("a").finish()
      let waiting = store.send("b")
      await clock.advance(by: .seconds(10))
      await waiting.finish()
      #expect(store.state.last == (byAction ? "<search b 2>" : "<b 2>"))
    }
  }

  // holds: STORE-22, EFFECT-28
  @Test(arguments: [false, true]) func `a send is done when its throttled sequence was cancelled`(byAction: Bool) async
  {
    await expectGone { watch in
      let clock = TestClock()
      let store = sequences(watch, clock, byAction: byAction)
      await store.send("a").finish()
      let byID = store.send("b")
      store.send("cancel")
      await byID.finish()
      store.send("c")
      let byTask = store.send("d")
      byTask.cancel()
      await byTask.finish()
      #expect(!store.state.contains { $0.hasPrefix("<b") || $0.hasPrefix("<d") })
      await store.send("cancel").finish()
    }
  }

  // holds: EFFECT-21
  @Test func `or the earliest of the others`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = store(watch, clock, latest: false)
      store.send("a")
      let earliest = store.send("b")
      await store.send("c").finish()
      await clock.advance(by: .seconds(10))
      await earliest.finish()
      #expect(Set(store.state) == ["a", "b", "c", "<a 0->", "<b 0->"])
    }
  }

  // holds: EFFECT-22
  @Test func `what waits belongs to the send that it came of`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = store(watch, clock, latest: true)
      let first = store.send("a")
      await first.finish()
      first.cancel()
      let second = store.send("b")
      #expect(!second.isCancelled)
      await clock.advance(by: .seconds(10))
      await second.finish()
      #expect(store.state == ["a", "<a 0->", "b", "<b 0->"])
      let third = store.send("c")
      third.cancel()
      await clock.advance(by: .seconds(10))
      await third.finish()
      #expect(store.state.last == "c")
    }
  }

  // holds: EFFECT-28
  @Test func `nobody waits for a throttled effect whose send is cancelled, and it opens no interval`() async {
    await expectGone { watch in
      for latest in [true, false] {
        let clock = TestClock()
        let store = store(watch, clock, latest: latest)
        await store.send("a").finish()
        let waiting = store.send("b")
        waiting.cancel()
        // The clock does not move.
        await waiting.finish()
        let timers = store.handle.cursor.core.machine.runningOperations.map(\.number)
        #expect(timers.count == 1)
        #expect(timers.allSatisfy { store.handle.cursor.core.isIdleTimer($0) })
        let next = store.send("c")
        next.cancel()
        await clock.advance(by: .seconds(10))
        await next.finish()
        await #expect(throws: Never.self) { try await clock.checkSuspension() }
        #expect(store.state == ["a", "<a 0->", "b", "c"])
      }
    }
  }

  // holds: EFFECT-28
  @Test func `a later effect takes the turn of one whose send is cancelled`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = store(watch, clock, latest: false)
      await store.send("a").finish()
      store.send("b").cancel()
      let next = store.send("c")
      await clock.advance(by: .seconds(10))
      await next.finish()
      #expect(store.state == ["a", "<a 0->", "b", "c", "<c 0->"])
    }
  }

  // holds: EFFECT-22
  @Test func `what waits keeps its dependencies`() async {
    await expectGone { watch in
      let clock = TestClock()
      let plain = logging { action in
        action == "a" || action == "b"
          ? Effect.run { send in await send("<\(action) \(dependenciesInForce())>") }
            .throttle(id: "id", for: .seconds(10), latest: true) : .none
      }
      let store = watch(
        Store(initialState: [String]()) {
          Only("a", plain.dependency(\.level, 1))
          Only("b", plain.dependency(\.level, 2))
          Only("<", plain)
        } withDependencies: {
          $0.continuousClock = clock
        }
      )
      await store.send("a").finish()
      let second = store.send("b")
      await clock.advance(by: .seconds(10))
      await second.finish()
      #expect(store.state == ["a", "<a 1->", "b", "<b 2->"])
    }
  }

  // holds: EFFECT-21
  @Test func `its id cancels what runs, drops what waits and ends the stretch`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = store(watch, clock, latest: true)
      await store.send("a").finish()
      let waiting = store.send("b")
      store.send("cancel")
      await waiting.finish()
      await #expect(throws: Never.self) { try await clock.checkSuspension() }
      await store.send("c").finish()
      #expect(store.state == ["a", "<a 0->", "b", "cancel", "c", "<c 0->"])
    }
  }

  // holds: EFFECT-21
  @Test func `its id ends no stretch of another`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = watch.logged(dependencies: { $0.continuousClock = clock }) { action in
        switch action {
        case "a", "b": Effect.send("<\(action)>").throttle(id: "id", for: .seconds(10), latest: true)
        case "cancel": .cancel(id: "other")
        default: .none
        }
      }
      store.send("a")
      let waiting = store.send("b")
      store.send("cancel")
      #expect(waiting.lifetime?.isDone == false)
      await clock.advance(by: .seconds(10))
      await waiting.finish()
      #expect(store.state == ["a", "<a>", "b", "cancel", "<b>"])
    }
  }

  // holds: EFFECT-22
  @Test func `the send of what waited goes on with what that starts`() async {
    await expectGone { watch in
      let clock = TestClock()
      let latch = Latch()
      let record = Record()
      let store = watch.logged(dependencies: { $0.continuousClock = clock }) { action in
        switch action {
        case "a", "b": Effect.send("<\(action)>").throttle(id: "id", for: .seconds(10), latest: true)
        case "<b>":
          .run { send in
            record.note("began")
            await latch.wait()
            await send("end")
          }
        default: .none
        }
      }
      store.send("a")
      let task = store.send("b")
      let finish = Task {
        await task.finish()
        record.note("finished")
      }
      await clock.advance(by: .seconds(10))
      await record.noted("began")
      // Whoever was told too early has had the time to say so.
      for _ in 1...100 { await Task.yield() }
      #expect(record.notes == ["began"])
      latch.open()
      await finish.value
      #expect(store.state.last == "end")
    }
  }

  // holds: EFFECT-21
  @Test func `another id around it drops what waits`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = watch.logged(dependencies: { $0.continuousClock = clock }) { action in
        switch action {
        case "a", "b":
          Effect.send("<\(action)>").throttle(id: "id", for: .seconds(10), latest: true).cancellable(id: "outer")
        case "cancel": .cancel(id: "outer")
        default: .none
        }
      }
      store.send("a")
      let waiting = store.send("b")
      store.send("cancel")
      // The clock does not move: nobody waits for what is dropped.
      await waiting.finish()
      await clock.advance(by: .seconds(10))
      #expect(store.state == ["a", "<a>", "b", "cancel"])
    }
  }

  // holds: EFFECT-21
  @Test func `a clock that a test has not given is reported at the line of the throttle`() async {
    let line = #line + 4
    let issues = await recordingIssues {
      await expectGone { watch in
        let store = watch.logged { action in
          action == "a" ? Effect.send("b").throttle(id: "id", for: .seconds(2), latest: true) : .none
        }
        store.send("a")
        // Waits for the end of the interval that the first has opened.
        await store.send("a").finish()
      }
    }
    #expect(Set(issues.map(\.line)) == [line])
  }
}

/// Hands on the actions that begin with a text.
private struct Only<Content: Reducer<[String], String>>: Reducer {
  let start: String
  let content: Content

  init(_ start: String, _ content: Content) {
    self.start = start
    self.content = content
  }

  var body: some Reducer<[String], String> {
    Reduce { state, action in
      action.hasPrefix(start) ? content.reduce(into: &state, action: action) : .none
    }
  }
}
