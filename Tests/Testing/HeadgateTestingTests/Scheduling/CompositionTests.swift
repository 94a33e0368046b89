import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  struct Composition {}
}

extension Scheduling.Composition {
  private static let effects = Volume(1_000)

  @Test func `merged sends come before what merged operations send`() async {
    let store = ScriptStore(
      start: .merge(
        .send(.got("1")),
        .run { send in await send(.got("operation")) },
        .send(.got("2")),
        .send(.got("3"))
      )
    )
    await store.send(.start)
    await store.receive(texts: "1", "2", "3", "operation")
    await store.finish()
  }

  @Test func `merged operations that give way send in turns`() async {
    let store = ScriptStore(
      start: .merge(
        ["a", "b", "c"].map { name in
          .run { send in
            for number in 1...3 {
              await Task.yield()
              await send(.got("\(name)\(number)"))
            }
          }
        }
      )
    )
    await store.send(.start)
    await store.receive(texts: "a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
    await store.finish()
  }

  @Test func `a sequence starts the next one when the child tasks of the one before have ended`() async {
    let store = ScriptStore(
      start: .concatenate(
        .run { send in
          async let child: Void = {
            await yielding(9, ())
            await send(.got("child"))
          }()
          await send(.got("parent"))
          await child
        },
        .send(.got("between")),
        .run { send in await send(.got("last")) }
      )
    )
    await store.send(.start)
    await store.receive(texts: "parent", "child", "between", "last")
    await store.finish()
  }

  @Test func `a sequence of merged effects on a clock`() async {
    let clock = TestClock()
    let sleeper: @Sendable (Int) -> EffectOf<Script> = { seconds in
      .run { send in
        try await clock.sleep(for: .seconds(seconds))
        await send(.number(seconds))
      }
    }
    let store = ScriptStore(
      start: .concatenate(.merge(sleeper(3), sleeper(1)), .merge(sleeper(2), .send(.got("second part"))))
    )
    await store.send(.start)
    await clock.advance(by: .seconds(3))
    await store.receive(numbers: [1, 3])
    await store.receive(texts: "second part")
    await clock.advance(by: .seconds(2))
    await store.receive(numbers: [2])
    await store.finish()
  }

  @Test func `follow-ups come before what an operation sends next`() async {
    let store = ScriptStore { action in
      switch action {
      case .start:
        .run { send in
          await send(.tap("a"))
          await send(.tap("b"))
        }
      case .tap(let name): .concatenate(.send(.got("\(name)1")), .send(.got("\(name)2")))
      default: .none
      }
    }
    await store.send(.start)
    await store.receive(.tap("a"))
    await store.receive(texts: "a1", "a2")
    await store.receive(.tap("b"))
    await store.receive(texts: "b1", "b2")
    await store.finish()
  }

  @Test func `effects that start effects, three deep`() async {
    let store = ScriptStore { action in
      switch action {
      case .start:
        .run { send in for name in ["a", "b"] { await send(.tap(name)) } }
      case .tap(let name) where name.count < 3:
        .run { send in for next in ["a", "b"] { await send(.tap(name + next)) } }
      default: .none
      }
    }
    await store.send(.start)
    for name in ["a", "aa", "b", "aaa", "ab", "ba", "aab", "aba", "baa", "bb", "abb", "bab", "bba", "bbb"] {
      await store.receive(.tap(name))
    }
    await store.finish()
  }

  @Test func `a follow-up of a follow-up, with operations between`() async {
    let store = ScriptStore { action in
      switch action {
      case .start: .send(.tap("1"))
      case .tap(let name) where name.count < 4:
        .merge(.send(.got(name)), .run { send in await send(.tap(name + "1")) })
      default: .none
      }
    }
    await store.send(.start)
    await store.receive(.tap("1"))
    await store.receive(texts: "1")
    await store.receive(.tap("11"))
    await store.receive(texts: "11")
    await store.receive(.tap("111"))
    await store.receive(texts: "111")
    await store.receive(.tap("1111"))
    await store.finish()
  }

  @Test func `many effects at once`() async {
    let count = Self.effects.next()
    let store = ScriptStore(
      start: .merge((1...count).map { number in .run { send in await send(.number(number)) } })
    )
    await store.send(.start)
    await store.receive(numbers: 1...count)
    await store.finish()
  }

  @Test func `priorities change no order`() async {
    let priorities: [TaskPriority?] = [.background, .high, nil, .low, .userInitiated, .utility, .medium]
    let store = ScriptStore(
      start: .merge(
        priorities.enumerated().map { number, priority in
          .run(priority: priority) { send in
            await Task.yield()
            await send(.number(number + 1))
          }
        }
      )
    )
    await store.send(.start)
    await store.receive(numbers: 1...7)
    await store.finish()
  }

  @Test func `child tasks of different priorities change no order`() async {
    let store = ScriptStore(
      start: .run { send in
        await withTaskGroup(of: Void.self) { group in
          for (number, priority) in [TaskPriority.background, .high, .low, .medium].enumerated() {
            group.addTask(priority: priority) { await send(.number(number + 1)) }
          }
        }
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...4)
    await store.finish()
  }

  // holds: TESTING-4
  @Test func `sends while effects run`() async {
    let clock = TestClock()
    let store = ScriptStore { action in
      switch action {
      case .start:
        .run { send in
          for await tick in clock.timer(interval: .seconds(2)) {
            await send(.number(Int(tick.offset.components.seconds)))
          }
        }
        .cancellable(id: "timer")
      case .stop: .cancel(id: "timer")
      case .tap(let text):
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.got(text))
        }
      default: .none
      }
    }
    await store.send(.start)
    for number in 1...3 {
      await store.send(.tap("tap \(number)"))
      await clock.advance(by: .seconds(1))
      await store.receive(texts: "tap \(number)")
      await store.send(.number(100)) { $0.sum += 100 }
      await clock.advance(by: .seconds(1))
      await store.receive(numbers: [2 * number])
    }
    await store.send(.stop)
    await store.finish()
  }

  // holds: TESTING-13
  @Test func `the tasks of two sends end each by itself`() async {
    let clock = TestClock()
    let store = ScriptStore { action in
      guard case .tap(let text) = action else { return .none }
      return .run { send in
        try await clock.sleep(for: .seconds(text.count))
        await send(.got(text))
      }
    }
    let short = await store.send(.tap("a"))
    let long = await store.send(.tap("aa"))
    await clock.advance(by: .seconds(1))
    await short.finish()
    await store.receive(texts: "a")
    await clock.advance(by: .seconds(1))
    await long.finish()
    await store.receive(texts: "aa")
    await store.finish()
  }
}
