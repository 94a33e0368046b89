import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(1)))
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
      let core = store.handle.node.core as? ActionCore
      for _ in 1...200 {
        let task = store.send("go")
        while core?.machine.runningOperations.count != 2 { await Task.yield() }
        store.send("cancel")
        await task.finish()
      }
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
        case "cancel": .run { _ in await Task.cancel(id: "part") }
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
      #expect((store.handle.node.core as? ActionCore)?.machine.runningOperations.count == 2)
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
    await Task.cancel(id: "another")
    await Task.cancel(id: "process")
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
