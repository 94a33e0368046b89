import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  struct Cancellation {}
}

extension Scheduling.Cancellation {
  @Test func `a named part of an operation is cancelled by its id, and the operation goes on`() async {
    let clock = TestClock()
    let store = ScriptStore(
      start: .run { send in
        do {
          try await withTaskCancellation(id: "part") { try await clock.sleep(for: .seconds(1)) }
          await send(.got("slept"))
        } catch {
          await send(.got("cancelled"))
        }
        await send(.got("after"))
      },
      stop: .cancel(id: "part")
    )
    await store.send(.start)
    await store.send(.stop)
    await store.receive(texts: "cancelled", "after")
    await store.finish()
  }

  @Test func `of two parts with one name, the later one cancels the earlier`() async {
    let clock = TestClock()
    let store = ScriptStore { action in
      guard case .tap(let text) = action else { return .none }
      return .run { send in
        let outcome = try? await withTaskCancellation(id: "part", cancelInFlight: true) {
          try await clock.sleep(for: .seconds(1))
          return text
        }
        await send(.got(outcome ?? "\(text) was cancelled"))
      }
    }
    await store.send(.tap("a"))
    await store.send(.tap("b"))
    await store.receive(texts: "a was cancelled")
    await clock.advance(by: .seconds(1))
    await store.receive(texts: "b")
    await store.finish()
  }

  @Test func `a named part with child tasks of its own`() async {
    let store = ScriptStore(
      start: .run { send in
        let sum = await withTaskCancellation(id: "part") {
          await withTaskGroup(of: Int.self) { group in
            for number in 1...5 { group.addTask { await yielding(number, number) } }
            return await group.reduce(0, +)
          }
        }
        await send(.number(sum))
      }
    )
    await store.send(.start)
    await store.receive(numbers: [15])
    await store.finish()
  }

  @Test func `an operation cancels another one by its id`() async {
    let clock = TestClock()
    let trace = LockIsolated<[String]>([])
    let store = ScriptStore(
      start: .merge(
        .run { _ in
          do { try await clock.sleep(for: .seconds(1)) } catch { trace.withValue { $0.append("cancelled") } }
        }
        .cancellable(id: "sleeper"),
        .run { send in
          Task.cancel(id: "sleeper")
          await send(.got("after"))
        }
      )
    )
    await store.send(.start)
    #expect(trace.value == ["cancelled"])
    await store.receive(texts: "after")
    await store.finish()
  }

  @Test func `cancelInFlight: the last of many stays`() async {
    let clock = TestClock()
    let store = ScriptStore { action in
      guard case .tap(let text) = action else { return .none }
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.got(text))
      }
      .cancellable(id: "latest", cancelInFlight: true)
    }
    for text in ["a", "b", "c", "d"] {
      await store.send(.tap(text))
      await clock.advance(by: .milliseconds(900))
    }
    await clock.advance(by: .milliseconds(100))
    await store.receive(texts: "d")
    await store.finish()
  }

  // holds: TESTING-14
  @Test func `a cancelled send: its group, its children and their handlers have ended when cancel returns`() async {
    let clock = TestClock()
    let trace = LockIsolated<[String]>([])
    let store = ScriptStore(
      start: .run { _ in
        await withTaskGroup(of: Void.self) { group in
          for name in ["a", "b"] {
            group.addTask {
              await withTaskCancellationHandler {
                try? await clock.sleep(for: .seconds(1))
                await yielding(9, ())
                trace.withValue { $0.append("\(name) ended") }
              } onCancel: {
                trace.withValue { $0.append("\(name) cancelled") }
              }
            }
          }
        }
        trace.withValue { $0.append("group ended") }
      }
    )
    let task = await store.send(.start)
    #expect(trace.value == [])
    await task.cancel()
    #expect(Set(trace.value.prefix(2)) == ["a cancelled", "b cancelled"])
    #expect(Array(trace.value.dropFirst(2)) == ["a ended", "b ended", "group ended"])
    await store.finish()
  }

  @Test func `one of several effects is cancelled by its id, the others go on`() async {
    let clock = TestClock()
    let store = ScriptStore { action in
      switch action {
      case .start:
        .merge(
          ["a", "b", "c"].map { name in
            .run { send in
              try await clock.sleep(for: .seconds(1))
              await send(.got(name))
            }
            .cancellable(id: name)
          }
        )
      case .tap(let name): .cancel(id: name)
      default: .none
      }
    }
    await store.send(.start)
    await store.send(.tap("b"))
    await clock.advance(by: .seconds(1))
    await store.receive(texts: "a", "c")
    await store.finish()
  }

  @Test func `a cancelled effect cleans up without being heard`() async {
    let trace = LockIsolated<[String]>([])
    let store = ScriptStore(
      start: .run { send in
        await send(.got("running"))
        try? await Task.never()
        trace.withValue { $0.append("cleaning up") }
        await send(.got("never heard"))
        trace.withValue { $0.append("clean") }
      }
      .cancellable(id: "effect"),
      stop: .cancel(id: "effect")
    )
    await store.send(.start)
    await store.receive(texts: "running")
    await store.send(.stop)
    #expect(trace.value == ["cleaning up", "clean"])
    await store.finish()
  }

  // holds: TESTING-17
  @Test func `what runs at the end of the test runs to its end, child tasks included`() async {
    let trace = LockIsolated<[String]>([])
    do {
      let store = ScriptStore(
        start: .run { _ in
          async let child: Void = {
            try? await Task.never()
            trace.withValue { $0.append("child") }
          }()
          await child
          trace.withValue { $0.append("effect") }
        }
      )
      store.exhaustivity = .off
      await store.send(.start)
      #expect(trace.value == [])
    }
    #expect(trace.value == ["child", "effect"])
  }

  // holds: TESTING-16
  @Test func `effects that are skipped have ended when the skipping returns`() async {
    let clock = TestClock()
    let trace = LockIsolated<[String]>([])
    let store = ScriptStore(
      start: .merge(
        ["a", "b"].map { name in
          .run { _ in
            try? await clock.sleep(for: .seconds(1))
            await yielding(9, ())
            trace.withValue { $0.append(name) }
          }
        }
      )
    )
    await store.send(.start)
    await store.skipInFlightEffects()
    #expect(trace.value == ["a", "b"])
    await store.finish()
  }
}
