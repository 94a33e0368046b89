import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  /// Task groups that effects enter behind functions of the main actor.
  struct GroupsBehindTheMainActor {}

  @MainActor
  struct GroupsBehindTheMainActorSeenFromThere {}

  @Studio
  struct GroupsBehindTheMainActorSeenFromAnotherActor {}
}

extension Journey {
  /// When a send returns, all children have started, while one of them goes on.
  fileprivate func check(isolation: isolated (any Actor)? = #isolation) async {
    let (never, end) = AsyncStream.makeStream(of: Void.self)
    let trace = LockIsolated<[String]>([])
    let isFirst = LockIsolated(true)
    let store = ScriptStore(
      start: .run { send in
        await go { name in
          trace.withValue { $0.append(name) }
          let waits = isFirst.withValue { isFirst in
            defer { isFirst = false }
            return isFirst
          }
          if waits { for await _ in never {} }
        }
        await send(.got("all"))
      }
    )
    await store.send(.start)
    #expect(trace.value == visits)
    end.finish()
    await store.receive(texts: "all")
    await store.finish()
  }

  @MainActor
  fileprivate func checkOnTheMainActor() async {
    await check()
  }
}

extension Scheduling.GroupsBehindTheMainActor {
  // holds: TESTING-31
  @Test(arguments: Journey.allCases) func `all children have started when a send returns`(_ journey: Journey) async {
    await journey.check()
  }
}

extension Scheduling.GroupsBehindTheMainActorSeenFromThere {
  // holds: TESTING-31
  @Test(arguments: Journey.allCases) func `all children have started when a send returns`(_ journey: Journey) async {
    await journey.check()
  }

  @Test func `tests on the main actor in turns`() async {
    await withTaskGroup(of: Void.self) { group in
      for journey in Journey.allCases { group.addTask { await journey.checkOnTheMainActor() } }
    }
  }

  // holds: TESTING-31
  @Test func `children that send come in the order in which they were added`() async {
    let store = ScriptStore(
      start: .run { send in
        await Journey.group(["a", "b", "c"]) { name in
          await Journey.group(["1", "2"]) { number in await send(.got("\(name)\(number)")) }
        }
        await send(.got("all"))
      }
    )
    await store.send(.start)
    await store.receive(texts: "a1", "a2", "b1", "b2", "c1", "c2", "all")
    await store.finish()
  }

  // holds: TESTING-31
  @Test func `a cancelled group behind the main actor has ended when cancel returns`() async {
    let (never, end) = AsyncStream.makeStream(of: Void.self)
    defer { end.finish() }
    let ended = LockIsolated(0)
    let store = ScriptStore(
      start: .run { _ in
        await Journey.group(["a", "b"]) { _ in
          for await _ in never {}
          for _ in 1...20 { await Journey.group([]) { _ in } }
          ended.withValue { $0 += 1 }
        }
      }
    )
    let task = await store.send(.start)
    await task.cancel()
    #expect(ended.value == 2)
    await store.finish()
  }
}

extension Scheduling.GroupsBehindTheMainActorSeenFromAnotherActor {
  // holds: TESTING-31
  @Test(arguments: Journey.allCases) func `all children have started when a send returns`(_ journey: Journey) async {
    await journey.check()
  }

  // holds: TESTING-31
  @Test func `a group behind a function of the actor of the test`() async {
    let (never, end) = AsyncStream.makeStream(of: Void.self)
    let trace = LockIsolated<[String]>([])
    let store = ScriptStore(
      start: .run { send in
        await onTheStudio(3) { name in
          trace.withValue { $0.append(name) }
          if name == "a" { for await _ in never {} }
        }
        await send(.got("all"))
      }
    )
    await store.send(.start)
    #expect(trace.value == ["a", "b"])
    end.finish()
    await store.receive(texts: "all")
    await store.finish()
  }
}

/// Enters groups in groups, all from the actor of the test, with hops to the main actor between them.
@Scheduling.Studio
private func onTheStudio(_ depth: Int, _ visit: @escaping Journey.Visit) async {
  await MainActor.run {}
  await withTaskGroup(of: Void.self) { group in
    if depth > 1 { return await onTheStudio(depth - 1, visit) }
    for name in ["a", "b"] { group.addTask { await visit(name) } }
    await group.waitForAll()
  }
}
