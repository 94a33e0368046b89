import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  struct Clocks {}
}

extension Scheduling.Clocks {
  private static let effects = Volume(1_000)

  // holds: TESTING-22
  @Test func `a timer ticks as often as the clock says`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .run { send in
        var ticks = 0
        for await _ in clock.timer(interval: .seconds(1)) {
          ticks += 1
          await send(.number(ticks))
        }
      }
    )
    let timer = await store.send(.start)
    await clock.advance(by: .seconds(3))
    await store.receive(numbers: 1...3)
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(numbers: [4])
    await timer.cancel()
    await clock.advance(by: .seconds(10))
    await store.finish()
  }

  @Test func `two timers tick in the order of their times, and at the same time in that of their sleeps`() async {
    let clock = TestClock()
    let timer: @Sendable (Int) -> EffectOf<Script> = { interval in
      .run { send in
        for await tick in clock.timer(interval: .seconds(interval)) {
          await send(.got("\(interval) s at \(tick.offset.components.seconds)"))
        }
      }
      .cancellable(id: "timers")
    }
    let store = ScriptStore(start: .merge(timer(2), timer(3)), stop: .cancel(id: "timers"))
    await store.send(.start)
    await clock.advance(by: .seconds(6))
    await store.receive(texts: "2 s at 2", "3 s at 3", "2 s at 4", "3 s at 6", "2 s at 6")
    await store.send(.stop)
    await store.finish()
  }

  @Test func `a race with a time-out: the work wins`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .run { send in
        let winner = await race(until: .seconds(1), on: clock) { await yielding(9, "work") }
        await send(.got(winner))
      }
    )
    await store.send(.start)
    await store.receive(texts: "work")
    await store.finish()
  }

  @Test func `a race with a time-out: the time-out wins`() async {
    let clock = TestClock()
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let store = ScriptStore(
      start: .run { send in
        let winner = await race(until: .seconds(1), on: clock) { await stream.first { _ in true } ?? "cancelled" }
        await send(.got(winner))
      }
    )
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(texts: "time is up")
    continuation.yield("too late")
    await store.finish()
  }

  @Test func `effects with one deadline go on in the order of their start`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .merge(
        (1...9).map { number in
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.number(number))
          }
        }
      )
    )
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(numbers: 1...9)
    await store.finish()
  }

  // holds: TESTING-22
  @Test func `between two sleepers with one deadline, all runs that the first brings`() async {
    let clock = TestClock()
    let trace = LockIsolated<[String]>([])
    let sleeper: @Sendable (String) -> EffectOf<Script> = { name in
      .run { send in
        try await clock.sleep(for: .seconds(1))
        trace.withValue { $0.append("\(name) wakes") }
        await send(.tap(name))
        async let child = yielding(9, name)
        trace.withValue { [child = await child] in $0.append("\(child) ends") }
      }
    }
    let store = ScriptStore { action in
      switch action {
      case .start: .merge(sleeper("a"), sleeper("b"))
      case .tap(let name): .run { send in await send(.got(await yielding(9, name))) }
      default: .none
      }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    #expect(trace.value == ["a wakes", "a ends", "b wakes", "b ends"])
    await store.receive(.tap("a"))
    await store.receive(texts: "a")
    await store.receive(.tap("b"))
    await store.receive(texts: "b")
    await store.finish()
  }

  @Test func `several sleeps of several effects within one move`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .merge(
        [("a", 2), ("b", 3)].map { name, seconds in
          .run { send in
            for number in 1...3 {
              try await clock.sleep(for: .seconds(seconds))
              await send(.got("\(name)\(number)"))
            }
          }
        }
      )
    )
    await store.send(.start)
    await clock.advance(by: .seconds(9))
    await store.receive(texts: "a1", "b1", "a2", "b2", "a3", "b3")
    await store.finish()
  }

  @Test func `several clocks move each by itself`() async {
    let hours = TestClock()
    let seconds = TestClock()
    let store = ScriptStore(
      start: .run { send in
        await withTaskGroup(of: Void.self) { group in
          for (name, clock) in [("hours", hours), ("seconds", seconds)] {
            group.addTask {
              for number in 1...2 {
                do { try await clock.sleep(for: .seconds(1)) } catch { return }
                await send(.got("\(name) \(number)"))
              }
            }
          }
        }
      }
    )
    await store.send(.start)
    await seconds.advance(by: .seconds(1))
    await store.receive(texts: "seconds 1")
    await hours.advance(by: .seconds(2))
    await store.receive(texts: "hours 1", "hours 2")
    await seconds.advance(by: .seconds(1))
    await store.receive(texts: "seconds 2")
    await store.finish()
  }

  // holds: TESTING-22
  @Test func `run moves the clock until nobody sleeps`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .merge(
        (1...4).map { number in
          .run { send in
            for _ in 0..<number { try await clock.sleep(for: .seconds(5 - number)) }
            await send(.number(number))
          }
        }
      )
    )
    await store.send(.start)
    await clock.run()
    await store.receive(numbers: [1, 4, 2, 3])
    await store.finish()
  }

  // holds: TESTING-22
  @Test func `checkSuspension sees the sleepers that a step has brought`() async throws {
    let clock = TestClock()
    let store = ScriptStore(
      start: .run { send in
        await yielding(9, ())
        try await clock.sleep(for: .seconds(1))
        await send(.got("woken"))
      }
    )
    try await clock.checkSuspension()
    await store.send(.start)
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.advance(by: .seconds(1))
    try await clock.checkSuspension()
    await store.receive(texts: "woken")
    await store.finish()
  }

  @Test func `an immediate clock: sleeps take no time and let others in`() async {
    let clock = ImmediateClock()
    let store = ScriptStore(
      start: .merge(
        ["a", "b"].map { name in
          .run { send in
            for number in 1...3 {
              try await clock.sleep(for: .seconds(60))
              await send(.got("\(name)\(number)"))
            }
          }
        }
      )
    )
    await store.send(.start)
    await store.receive(texts: "a1", "b1", "a2", "b2", "a3", "b3")
    await store.finish()
  }

  // holds: TESTING-23
  @Test func `a clock that an effect moves`() async {
    let clock = TestClock()
    let store = ScriptStore { action in
      switch action {
      case .start:
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.got("woken"))
        }
      case .tap: .run { _ in await clock.advance(by: .seconds(1)) }
      default: .none
      }
    }
    await store.send(.start)
    await store.send(.tap("move the clock"))
    await store.receive(texts: "woken")
    await store.finish()
  }

  // holds: TESTING-23
  @Test func `a clock that another task moves`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .run { send in
        for number in 1...3 {
          try await clock.sleep(for: .seconds(1))
          await send(.number(number))
        }
      }
    )
    await store.send(.start)
    for number in 1...3 {
      await Task.detached { await clock.advance(by: .seconds(1)) }.value
      await store.receive(numbers: [number])
    }
    await store.finish()
  }

  @Test func `many effects that sleep at once`() async {
    let count = Self.effects.next()
    let clock = TestClock()
    let store = ScriptStore(
      start: .merge(
        (1...count).map { number in
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.number(number))
          }
        }
      )
    )
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(numbers: 1...count)
    await store.finish()
  }
}

/// The work, or that the time is up.
private func race(
  until duration: Duration,
  on clock: TestClock<Duration>,
  _ work: @escaping @Sendable () async -> String
) async -> String {
  await withTaskGroup(of: String?.self) { group in
    group.addTask { await work() }
    group.addTask {
      do { try await clock.sleep(for: duration) } catch { return nil }
      return "time is up"
    }
    let first = await group.next()
    group.cancelAll()
    return (first ?? nil) ?? "nothing"
  }
}
