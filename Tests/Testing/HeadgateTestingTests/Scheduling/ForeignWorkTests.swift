import Dispatch
import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  struct ForeignWork {}
}

extension Scheduling.ForeignWork {
  // holds: TESTING-25
  @Test func `a detached task: the send does not wait for it, receive does`() async {
    let (gate, key) = AsyncStream.makeStream(of: Void.self)
    let trace = LockIsolated<[String]>([])
    let store = ScriptStore(
      start: .run { send in
        await Task.detached {
          for await _ in gate {}
          trace.withValue { $0.append("detached") }
        }
        .value
        await send(.got("back"))
      }
    )
    await store.send(.start)
    #expect(trace.value == [])
    key.finish()
    await store.receive(texts: "back")
    #expect(trace.value == ["detached"])
    await store.finish()
  }

  @Test func `detached tasks, one after another`() async {
    let store = ScriptStore(
      start: .run { send in
        for number in 1...10 { await send(.number(Task.detached { number }.value)) }
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...10)
    await store.finish()
  }

  // holds: TESTING-25
  @Test func `an unstructured task that sends by itself`() async {
    let store = ScriptStore(
      start: .run { send in
        let task = Task {
          for number in 1...5 { await send(.number(number)) }
        }
        await task.value
        await send(.got("end"))
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...5)
    await store.receive(texts: "end")
    await store.finish()
  }

  // holds: TESTING-25
  @Test func `callbacks of a dispatch queue into continuations`() async {
    let queue = DispatchQueue(label: "callbacks")
    let store = ScriptStore(
      start: .run { send in
        for number in 1...5 {
          let result = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: number) }
          }
          await send(.number(result))
        }
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...5)
    await store.finish()
  }

  /// The queue starts when all wait: a callback that is faster than the wait for it goes on at once, at no time of ours.
  @Test func `callbacks of a serial queue to many effects come in the order of the queue`() async {
    let queue = DispatchQueue(label: "callbacks", attributes: .initiallyInactive)
    let store = ScriptStore(
      start: .merge(
        (1...10).map { number in
          .run { send in
            let result = await withCheckedContinuation { continuation in
              queue.async { continuation.resume(returning: number) }
            }
            await send(.number(result))
          }
        }
      )
    )
    await store.send(.start)
    queue.activate()
    await store.receive(numbers: 1...10)
    await store.finish()
  }

  // holds: TESTING-25
  @Test func `a real clock`() async {
    let store = ScriptStore(
      start: .run { send in
        for number in 1...2 {
          try await ContinuousClock().sleep(for: .milliseconds(1))
          await send(.number(number))
        }
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...2)
    await store.finish()
  }

  // holds: TESTING-25
  @Test func `an effect that sends nothing and is elsewhere is waited for by finish`() async {
    let trace = LockIsolated<[String]>([])
    let store = ScriptStore(
      start: .run { _ in
        try await SuspendingClock().sleep(for: .milliseconds(1))
        await Task.detached { await Task.yield() }.value
        trace.withValue { $0.append("done") }
      }
    )
    await store.send(.start)
    await store.finish()
    #expect(trace.value == ["done"])
  }

  @Test func `a real time-out that nobody needs`() async {
    let store = ScriptStore(
      start: .run { send in
        let first = await withTaskGroup(of: String.self) { group in
          group.addTask { await Task.detached { "work" }.value }
          group.addTask {
            try? await ContinuousClock().sleep(for: .seconds(3600))
            return "time is up"
          }
          defer { group.cancelAll() }
          return await group.next() ?? ""
        }
        await send(.got(first))
      }
    )
    await store.send(.start)
    await store.receive(texts: "work")
    await store.finish()
  }

  @Test func `all kinds of elsewhere in one effect`() async {
    let actor = QueueActor("elsewhere")
    let bell = Bell()
    let store = ScriptStore(
      start: .run { send in
        await send(.got("queue \(actor.add(""))"))
        await send(.got("main \(bell.ring())"))
        await send(.got("detached \(Task.detached { 1 }.value)"))
        try await ContinuousClock().sleep(for: .milliseconds(1))
        await send(.got("clock"))
        await withCheckedContinuation { continuation in DispatchQueue.global().async { continuation.resume() } }
        await send(.got("callback"))
      }
    )
    await store.send(.start)
    await store.receive(texts: "queue 1", "main 1", "detached 1", "clock", "callback")
    await store.finish()
  }

  @Test func `what is here goes on while a sibling is elsewhere`() async {
    let (gate, key) = AsyncStream.makeStream(of: Void.self)
    let store = ScriptStore(
      start: .run { send in
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            await Task.detached { for await _ in gate {} }.value
            await send(.got("elsewhere"))
          }
          group.addTask { await send(.got(await yielding(9, "here"))) }
        }
      }
    )
    await store.send(.start)
    await store.receive(texts: "here")
    key.finish()
    await store.receive(texts: "elsewhere")
    await store.finish()
  }
}
