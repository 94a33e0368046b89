import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  struct ChildTasks {}
}

extension Scheduling.ChildTasks {
  @Test func `async let: two values, in the order in which they are asked for`() async {
    let store = ScriptStore(
      start: .run { send in
        async let slow = yielding(5, "slow")
        async let fast = yielding(1, "fast")
        await send(.got(slow))
        await send(.got(fast))
      }
    )
    await store.send(.start)
    await store.receive(texts: "slow", "fast")
    await store.finish()
  }

  // holds: TESTING-12
  @Test func `async let: all is done when the send returns`() async {
    let trace = LockIsolated<[String]>([])
    let store = ScriptStore(
      start: .run { _ in
        async let first: Void = trace.withValue { $0.append("first") }
        async let second: Void = trace.withValue { $0.append("second") }
        _ = await (first, second)
        await Task.yield()
        trace.withValue { $0.append("both") }
      }
    )
    await store.send(.start)
    #expect(trace.value == ["first", "second", "both"])
    await store.finish()
  }

  @Test func `async let: what nobody awaits is cancelled at the end of its scope, and awaited`() async {
    let clock = TestClock()
    let trace = LockIsolated<[String]>([])
    let store = ScriptStore(
      start: .run { send in
        do {
          async let _ = {
            do { try await clock.sleep(for: .seconds(1)) } catch { trace.withValue { $0.append("cancelled") } }
          }()
          await send(.got("in scope"))
        }
        trace.withValue { $0.append("left") }
        await send(.got("out of scope"))
      }
    )
    await store.send(.start)
    await store.receive(texts: "in scope", "out of scope")
    #expect(trace.value == ["cancelled", "left"])
    await store.finish()
  }

  @Test func `a task group: children that send come in the order in which they were added`() async {
    let store = ScriptStore(
      start: .run { send in
        await withTaskGroup(of: Void.self) { group in
          for number in 1...20 { group.addTask { await send(.number(number)) } }
        }
        await send(.got("all"))
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...20)
    await store.receive(texts: "all")
    await store.finish()
  }

  @Test func `a task group: results come in the order in which children end`() async {
    let store = ScriptStore(
      start: .run { send in
        await withTaskGroup(of: Int.self) { group in
          for number in 1...20 { group.addTask { await yielding(20 - number, number) } }
          for await number in group { await send(.number(number)) }
        }
      }
    )
    await store.send(.start)
    await store.receive(numbers: (1...20).reversed())
    await store.finish()
  }

  @Test func `a task group: one more is added when one has ended`() async {
    let store = ScriptStore(
      start: .run { send in
        await withTaskGroup(of: Int.self) { group in
          var last = 3
          for number in 1...3 { group.addTask { await yielding(number, number) } }
          while let number = await group.next() {
            await send(.number(number))
            guard last < 9 else { continue }
            last += 1
            group.addTask { [last] in await yielding(last, last) }
          }
        }
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...9)
    await store.finish()
  }

  @Test func `nested task groups: the inner ones go on side by side`() async {
    let store = ScriptStore(
      start: .run { send in
        await withTaskGroup(of: Void.self) { outer in
          for name in ["a", "b"] {
            outer.addTask {
              await withTaskGroup(of: Void.self) { inner in
                for number in 1...2 { inner.addTask { await send(.got("\(name)\(number)")) } }
              }
              await send(.got(name))
            }
          }
        }
        await send(.got("all"))
      }
    )
    await store.send(.start)
    await store.receive(texts: "a1", "a2", "b1", "b2", "a", "b", "all")
    await store.finish()
  }

  @Test func `a task group that is cancelled: children on a clock wake and end`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .run { send in
        let outcomes = await withTaskGroup(of: String.self) { group in
          group.addTask { "answer" }
          for name in ["a", "b"] {
            group.addTask {
              do { try await clock.sleep(for: .seconds(1)) } catch { return "\(name) cancelled" }
              return "\(name) slept"
            }
          }
          var outcomes = [await group.next() ?? ""]
          group.cancelAll()
          for await outcome in group { outcomes.append(outcome) }
          return outcomes
        }
        for outcome in outcomes { await send(.got(outcome)) }
      }
    )
    await store.send(.start)
    await store.receive(texts: "answer", "a cancelled", "b cancelled")
    await store.finish()
  }

  @Test func `a throwing task group: one child throws, the others are cancelled, the effect catches`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .run { send in
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await clock.sleep(for: .seconds(1)) }
          group.addTask { throw await yielding(3, Failure()) }
          group.addTask { await send(.got("third")) }
          for try await _ in group {}
        }
      } catch: { error, send in
        await send(.got("\(error)"))
      }
    )
    await store.send(.start)
    await store.receive(texts: "third", "Failure()")
    await store.finish()
  }

  @Test func `a discarding task group: children send and are gone`() async {
    let store = ScriptStore(
      start: .run { send in
        await withDiscardingTaskGroup { group in
          for number in 1...30 { group.addTask { await send(.number(number)) } }
        }
        await send(.got("all"))
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...30)
    await store.receive(texts: "all")
    await store.finish()
  }

  @Test func `parent and child send in turns`() async {
    let store = ScriptStore(
      start: .run { send in
        async let child: Void = {
          for number in 1...3 { await send(.got("child \(number)")) }
        }()
        for number in 1...3 { await send(.got("parent \(number)")) }
        await child
      }
    )
    await store.send(.start)
    await store.receive(texts: "parent 1", "child 1", "parent 2", "child 2", "parent 3", "child 3")
    await store.finish()
  }

  @Test func `groups of two effects go on side by side`() async {
    let group: @Sendable (String) -> EffectOf<Script> = { name in
      .run { send in
        await withTaskGroup(of: Void.self) { group in
          for number in 1...3 { group.addTask { await send(.got("\(name)\(number)")) } }
        }
      }
    }
    let store = ScriptStore(start: .merge(group("a"), group("b")))
    await store.send(.start)
    await store.receive(texts: "a1", "a2", "a3", "b1", "b2", "b3")
    await store.finish()
  }
}
