import Dispatch
import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TaskCancellationTests {
  // holds: EFFECT-23
  @Test func `a feature cancels a named part of an operation`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        switch action {
        case "go":
          .run { send in
            await withTaskCancellation(id: "part") {
              record.note("started")
              try? await Task.never()
            }
            await send("went on")
          }
        case "cancel": .cancel(id: "part")
        default: .none
        }
      }
      let task = store.send("go")
      await record.noted("started")
      store.send("cancel")
      await task.finish()
      #expect(store.state == ["go", "cancel", "went on"])
    }
  }

  // holds: EFFECT-23
  @Test func `cancelled as soon as it is named, it does not escape`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        guard action == "go" else { return .cancel(id: "part") }
        return .run { _ in
          try? await withTaskCancellation(id: "part") { () async throws in try await Task.never() }
        }
      }
      let core = store.handle.cursor.core
      for _ in 1...200 {
        let task = store.send("go")
        while core.machine.runningOperations.count != 2 { await Task.yield() }
        store.send("cancel")
        await task.finish()
      }
    }
  }

  // holds: EFFECT-29
  @Test func `a call inside of another call cancels before it returns`() async {
    await expectGone { watch in
      let record = Record()
      @Sendable func operation(_ name: String, onCancel: @escaping @Sendable () -> Void) -> Effect<String> {
        .run { _ in
          await withTaskCancellationHandler {
            record.note(name)
            try? await Task.never()
          } onCancel: {
            onCancel()
          }
        }
      }
      let store = watch.logged { action in
        guard action == "go" else { return .run { _ in cancelNow("all") } }
        return .merge(
          operation("a") {
            cancelNow("b")
            record.note("returned")
          },
          operation("b") { record.note("b cancelled") }.cancellable(id: "b")
        )
        .cancellable(id: "all")
      }
      let task = store.send("go")
      await record.noted("a")
      await record.noted("b")
      await store.send("cancel").finish()
      await task.finish()
      #expect(Array(record.notes.suffix(2)) == ["b cancelled", "returned"])
    }
  }

  // holds: EFFECT-23
  @Test func `a later one cancels the earlier, and an operation cancels by id`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        switch action {
        case "a", "b":
          .run { send in
            await withTaskCancellation(id: "part", cancelInFlight: true) {
              record.note("\(action) started")
              try? await Task.never()
              record.note("\(action) cancelled")
            }
          }
        case "cancel": .run { _ in Task.cancel(id: "part") }
        default: .none
        }
      }
      let first = store.send("a")
      await record.noted("a started")
      let second = store.send("b")
      await first.finish()
      await record.noted("b started")
      await store.send("cancel").finish()
      await second.finish()
      #expect(Set(record.notes) == ["a started", "a cancelled", "b started", "b cancelled"])
    }
  }

  // holds: EFFECT-24
  @Test func `results and errors come through, and cancelling the effect cancels the part`() async {
    struct Failure: Error {}
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .run { send in
          await send("\(await withTaskCancellation(id: 1) { 42 })")
          do {
            try await withTaskCancellation(id: 1) { throw Failure() }
          } catch {
            await send("\(type(of: error))")
          }
          await withTaskCancellation(id: 1) {
            record.note("started")
            try? await Task.never()
            record.note("cancelled")
          }
        }
      }
      let task = store.send("go")
      await record.noted("started")
      // The operation and its last part; those that have ended are forgotten.
      #expect(store.handle.cursor.core.machine.runningOperations.count == 2)
      task.cancel()
      await task.finish()
      #expect(store.state == ["go", "42", "Failure"])
      #expect(record.notes == ["started", "cancelled"])
    }
  }

  // holds: EFFECT-17, EFFECT-23
  @Test func `the id of a part means the same place as that of its effect`() async {
    await expectGone { watch in
      let latch = Latch()
      let named = Record()
      let state = Family.Parent.State(child: .init(id: 1), sibling: .init(id: 2))
      let store = watch(Store(initialState: state) { Family.Parent() })
      let part: @Sendable (String) -> Family.Child.Action = { name in
        .perform { _ in
          .run { send in
            await withTaskCancellation(id: "part") {
              named.note(name)
              await latch.wait()
              if !Task.isCancelled { await send(.note("done")) }
            }
          }
        }
      }
      let tasks = [store.send(.child(part("child"))), store.send(.sibling(part("sibling")))]
      await named.noted("child")
      await named.noted("sibling")
      store.send(.child(.perform { _ in .cancel(id: "part") }))
      latch.open()
      for task in tasks { await task.finish() }
      #expect(store.child?.log == [])
      #expect(store.sibling?.log == ["done"])
    }
  }

  // holds: EFFECT-29
  @Test func `what runs under the id is cancelled when the call returns`() async {
    let record = Record()
    let effect: @Sendable (String) -> Effect<String> = { action in
      switch action {
      case "part":
        .run { _ in
          await withTaskCancellation(id: "part") {
            cancelNow("part")
            record.note(Task.isCancelled ? "part is cancelled" : "part goes on")
          }
          record.note(Task.isCancelled ? "effect is cancelled" : "effect goes on")
        }
      case "effect":
        .run { _ in
          cancelNow("effect")
          record.note(Task.isCancelled ? "effect is cancelled" : "effect goes on")
        }
        .cancellable(id: "effect")
      default: .none
      }
    }
    await expectGone { watch in
      let store = watch.logged(effect)
      for _ in 1...100 { await store.send("part").finish() }
      #expect(Set(record.takeNotes()) == ["part is cancelled", "effect goes on"])
      for _ in 1...100 { await store.send("effect").finish() }
      #expect(record.takeNotes() == Array(repeating: "effect is cancelled", count: 100))
    }
    await Server(effect).perform("part", times: 100)
    #expect(Set(record.takeNotes()) == ["part is cancelled", "effect goes on"])
    await Server(effect).perform("effect", times: 100)
    #expect(record.takeNotes() == Array(repeating: "effect is cancelled", count: 100))
  }

  // holds: EFFECT-29
  @Test func `nothing that is sent after the call arrives, and what waits goes on`() async {
    await expectGone { watch in
      let (started, cancelled) = (Latch(), Latch())
      let record = Record()
      let store = watch.logged { action in
        switch action {
        case "go":
          .merge(
            .concatenate(
              .run { send in
                started.open()
                await cancelled.wait()
                record.note("\(Task.isCancelled)")
                await send("too late")
              }
              .cancellable(id: "id"),
              .send("next")
            ),
            .run { _ in
              await started.wait()
              cancelNow("id")
              cancelled.open()
            }
          )
        default: .none
        }
      }
      await store.send("go").finish()
      #expect(record.notes == ["true"])
      #expect(store.state == ["go", "next"])
    }
  }

  // holds: EFFECT-29
  @Test func `an action that waits in the queue does not arrive after the call, and the store has not heard of it yet`()
    async
  {
    await expectGone { watch in
      let (reached, cancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let canceller = Latch()
      let store = watch.logged { action in
        switch action {
        case "watch":
          return .run { _ in
            await canceller.wait()
            waitFor(reached)
            cancelNow("id")
            cancelled.signal()
          }
        case "go": return .merge(.send("first"), .send("second")).cancellable(id: "id")
        case "first":
          // The call comes while the store reduces, with the second action in the queue.
          canceller.open()
          reached.signal()
          cancelled.wait()
          return .none
        default: return .none
        }
      }
      let watching = store.send("watch")
      await store.send("go").finish()
      await watching.finish()
      #expect(store.state == ["watch", "go", "first"])
    }
  }

  // holds: EFFECT-29
  @Test func `observers are told of what a call cancels`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        switch action {
        case "go": .run(name: "cancelled") { _ in try await Task.never() }.cancellable(id: "id")
        case "cancel": .run { _ in cancelNow("id") }
        default: .none
        }
      }
      let events = EffectEventNotes(record)
      let token = store.handle.cursor.core.subscribe(events)
      let task = store.send("go")
      await record.noted("started cancelled")
      await store.send("cancel").finish()
      await task.finish()
      #expect(record.notes.filter { $0.hasSuffix(" cancelled") } == ["started cancelled", "cancelled cancelled"])
      token.cancel()
    }
  }

  // holds: EFFECT-29
  @Test func `a call ends the interval of a throttled id and drops what waits`() async {
    await expectGone { watch in
      let clock = TestClock()
      let store = watch.logged(dependencies: { $0.continuousClock = clock }) { action in
        switch action {
        case "a", "b", "c": Effect.send("<\(action)>").throttle(id: "id", for: .seconds(10), latest: true)
        case "cancel": .run { _ in cancelNow("id") }
        default: .none
        }
      }
      store.send("a")
      let waiting = store.send("b")
      await store.send("cancel").finish()
      await waiting.finish()
      store.send("c")
      #expect(store.state == ["a", "<a>", "b", "cancel", "c", "<c>"])
    }
  }

  // holds: EFFECT-29
  @Test func `nothing runs under the id`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        action == "go" ? .concatenate(.run { _ in cancelNow("id") }, .send("next")) : .none
      }
      await store.send("go").finish()
      #expect(store.state == ["go", "next"])
    }
  }

  // holds: EFFECT-25
  @Test func `outside of a store an id is one of the process`() async {
    let record = Record()
    let task = Task {
      await withTaskCancellation(id: "process") {
        record.note("started")
        try? await Task.never()
        return "cancelled"
      }
    }
    await record.noted("started")
    Task.cancel(id: "another")
    Task.cancel(id: "process")
    #expect(await task.value == "cancelled")
    let earlier = Task {
      await withTaskCancellation(id: "process", cancelInFlight: true) {
        record.note("earlier")
        try? await Task.never()
      }
    }
    await record.noted("earlier")
    await withTaskCancellation(id: "process", cancelInFlight: true) {}
    await earlier.value
  }
}

/// Notes what becomes of effects that have a name.
private final class EffectEventNotes: StoreObserver {
  private let record: Record

  init(_ record: Record) { self.record = record }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    switch event {
    case .effectStarted(let effect): note("started", effect)
    case .effectFinished(let effect): note("finished", effect)
    case .effectCancelled(let effect): note("cancelled", effect)
    default: break
    }
  }

  private func note(_ event: String, _ effect: EffectDescription) {
    if let name = effect.name { record.note("\(event) \(name)") }
  }
}

/// Waits from asynchronous code, which the compiler does not let wait for a semaphore.
private func waitFor(_ semaphore: DispatchSemaphore) { semaphore.wait() }

/// Cancels from synchronous code.
private func cancelNow(_ id: String) { Task.cancel(id: id) }

/// A store on an actor of its own.
private actor Server {
  private let effect: @Sendable (String) -> Effect<String>
  private lazy var store = ActorStore(initialState: [String](), reducer: { logging(effect) }, isolation: self)

  init(_ effect: @escaping @Sendable (String) -> Effect<String>) { self.effect = effect }

  func perform(_ action: String, times: Int) async {
    for _ in 0..<times { await store.send(action).finish() }
  }
}
