import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  /// What goes to the main actor, seen from there.
  @MainActor
  struct OnTheMainActor {}

  /// What goes to the main actor, seen from elsewhere.
  struct OffTheMainActor {}
}

extension Scheduling.OnTheMainActor {
  // holds: TESTING-12, TESTING-29
  @Test func `there and back, many times, within one send`() async {
    let bell = Bell()
    let trace = LockIsolated<[Int]>([])
    let store = ScriptStore(
      start: .run { _ in
        for _ in 1...10 {
          let strokes = await bell.ring()
          trace.withValue { $0.append(strokes) }
          await Task.yield()
        }
      }
    )
    await store.send(.start)
    #expect(trace.value == Array(1...10))
    await store.finish()
  }

  @Test func `a closure on the main actor that sends`() async {
    let store = ScriptStore(
      start: .run { @MainActor send in
        await send(.got("first"))
        await Task.yield()
        await send(.got("second"))
      }
    )
    await store.send(.start)
    await store.receive(texts: "first", "second")
    await store.finish()
  }

  @Test func `two effects take turns on the main actor`() async {
    let bell = Bell()
    let ringing: @Sendable (String) -> EffectOf<Script> = { name in
      .run { send in
        for _ in 1...3 { await send(.got("\(name)\(bell.ring())")) }
      }
    }
    let store = ScriptStore(start: .merge(ringing("a"), ringing("b")))
    await store.send(.start)
    await store.receive(texts: "a1", "b2", "a3", "b4", "a5", "b6")
    await store.finish()
  }

  @Test func `one effect goes to the main actor, and another one goes on meanwhile`() async {
    let bell = Bell()
    let store = ScriptStore(
      start: .merge(
        .run { send in await send(.got("bell \(bell.ringTwice())")) },
        .run { send in
          await yielding(20, ())
          await send(.got("here"))
        }
      )
    )
    await store.send(.start)
    await store.receive(texts: "here", "bell 2")
    await store.finish()
  }

  @Test func `child tasks on the main actor`() async {
    let bell = Bell()
    let store = ScriptStore(
      start: .run { send in
        await withTaskGroup(of: Void.self) { group in
          for _ in 1...5 {
            group.addTask { await bell.ring(send) }
          }
        }
        await send(.got("all"))
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...5)
    await store.receive(texts: "all")
    await store.finish()
  }

  @Test func `a sleep on a test clock on the main actor`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .run { @MainActor send in
        for number in 1...3 {
          try await clock.sleep(for: .seconds(1))
          await send(.number(number))
        }
      }
    )
    await store.send(.start)
    await clock.advance(by: .seconds(2))
    await store.receive(numbers: 1...2)
    await clock.advance(by: .seconds(1))
    await store.receive(numbers: [3])
    await store.finish()
  }

  @Test func `the test itself is on the main actor in its closures`() async {
    let bell = Bell()
    let store = ScriptStore(start: .run { send in await send(.got("stroke \(bell.ring())")) })
    await store.send(.start)
    await store.receive(.got("stroke 1")) { $0.log = ["stroke \(bell.strokes)"] }
    await store.finish()
  }
}

extension Scheduling.OffTheMainActor {
  // holds: TESTING-12, TESTING-29
  @Test func `there and back, many times, within one send`() async {
    let bell = Bell()
    let trace = LockIsolated<[Int]>([])
    let store = ScriptStore(
      start: .run { _ in
        for _ in 1...10 {
          let strokes = await bell.ring()
          trace.withValue { $0.append(strokes) }
          await Task.yield()
        }
      }
    )
    await store.send(.start)
    #expect(trace.value == Array(1...10))
    await store.finish()
  }

  @Test func `a closure on the main actor that sends`() async {
    let store = ScriptStore(
      start: .run { @MainActor send in
        await send(.got("first"))
        await Task.yield()
        await send(.got("second"))
      }
    )
    await store.send(.start)
    await store.receive(texts: "first", "second")
    await store.finish()
  }

  @Test func `a client on the main actor between two ordinary actors`() async {
    let bell = Bell()
    let tally = Tally()
    let store = ScriptStore(
      start: .run { send in
        for _ in 1...3 {
          let strokes = await bell.ringTwice()
          await send(.number(tally.add(strokes)))
        }
      }
    )
    await store.send(.start)
    await store.receive(numbers: [2, 6, 12])
    await store.finish()
  }

  @Test func `two effects that go to the main actor once, in the order of their start`() async {
    let bell = Bell()
    let store = ScriptStore(
      start: .merge(
        .run { send in await send(.got("a\(bell.ring())")) },
        .run { send in await send(.got("b\(bell.ring())")) }
      )
    )
    await store.send(.start)
    await store.receive(texts: "a1", "b2")
    await store.finish()
  }

  @Test func `a group of hops that meets again`() async {
    let bell = Bell()
    let store = ScriptStore(
      start: .run { send in
        let strokes = await withTaskGroup(of: Int.self) { group in
          for _ in 1...5 { group.addTask { await bell.ring() } }
          return await group.reduce(0, +)
        }
        await send(.number(strokes))
      }
    )
    await store.send(.start)
    await store.receive(numbers: [15])
    await store.finish()
  }

  @Test func `a sleep on a test clock on the main actor`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .run { @MainActor send in
        for number in 1...3 {
          try await clock.sleep(for: .seconds(1))
          await send(.number(number))
        }
      }
    )
    await store.send(.start)
    await clock.advance(by: .seconds(3))
    await store.receive(numbers: 1...3)
    await store.finish()
  }
}

extension Scheduling.OffTheMainActor {
  @Test func `one effect goes to the main actor, and another one goes on meanwhile`() async {
    let bell = Bell()
    let store = ScriptStore(
      start: .merge(
        .run { send in await send(.got("bell \(bell.ring())")) },
        .run { send in
          await yielding(20, ())
          await send(.got("here"))
        }
      )
    )
    await store.send(.start)
    await store.receive(texts: "here", "bell 1")
    await store.finish()
  }

  @Test func `two effects come back from the main actor, and the first one takes longer here`() async {
    let bell = Bell()
    let store = ScriptStore(
      start: .merge(
        .run { send in
          let strokes = await bell.ring()
          await yielding(20, ())
          await send(.got("a\(strokes)"))
        },
        .run { send in await send(.got("b\(bell.ring())")) }
      )
    )
    await store.send(.start)
    await store.receive(texts: "a1", "b2")
    await store.finish()
  }
}
