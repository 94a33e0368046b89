import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoreTaskTests {
  // holds: STORE-20
  @Test func `a task is cancelled at once when there was no effect`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        switch action {
        case "follow": .send("next")
        case "cancellable": .send("next").cancellable(id: 1)
        case "run": .run { _ in }
        default: .none
        }
      }
      #expect(store.send("nothing").isCancelled)
      #expect(store.send("follow").isCancelled)
      #expect(store.send("cancellable").isCancelled)
      let task = store.send("run")
      #expect(!task.isCancelled)
      await task.finish()
      #expect(!task.isCancelled)
      task.cancel()
      #expect(task.isCancelled)
    }
  }

  // holds: STORE-21
  @Test func `cancelling reaches the effects of actions that the effect sent`() async {
    await expectGone { watch in
      let latch = Latch()
      let record = Record()
      let store = watch.logged { action in
        switch action {
        case "first":
          .run { send in
            await send("second")
            await send("third")
          }
        case "second": .merge(.after(latch, "late"), .untilCancelled("second", record))
        case "third": .send("fourth")
        case "fourth": .untilCancelled("fourth", record)
        default: .none
        }
      }
      let task = store.send("first")
      await record.noted("second started")
      await record.noted("fourth started")
      task.cancel()
      await record.noted("second cancelled")
      await record.noted("fourth cancelled")
      latch.open()
      await task.finish()
      #expect(store.state == ["first", "second", "third", "fourth"])
    }
  }

  // holds: STORE-22
  @Test func `finish waits for the whole tree`() async {
    await expectGone { watch in
      let record = Record()
      let latch = Latch()
      let store = watch.logged { action in
        switch action {
        case "first": .run { send in await send("second") }
        case "second": .send("third")
        case "third":
          .run { send in
            record.note("third started")
            await latch.wait()
            await send("last")
          }
        default: .none
        }
      }
      let task = store.send("first")
      Task.detached {
        await record.noted("third started")
        latch.open()
      }
      await task.finish()
      #expect(store.state == ["first", "second", "third", "last"])
      await task.finish()
      await store.send("nothing").finish()
    }
  }

  // holds: STORE-22
  @Test func `several may wait for one task`() async {
    await expectGone { watch in
      let latch = Latch()
      let store = watch.logged { action in action == "load" ? .after(latch, "loaded") : .none }
      let task = store.send("load")
      let waiters = (1...10).map { _ in Task { await task.finish() } }
      latch.open()
      for waiter in waiters { await waiter.value }
      #expect(store.state == ["load", "loaded"])
    }
  }

  // holds: STORE-22
  @Test func `finish does not suspend when there is nothing to wait for`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in action == "run" ? .run { _ in } : .none }
      let task = store.send("run")
      await task.finish()
      let other = Task { record.note("another task had the actor") }
      await task.finish()
      await store.send("nothing").finish()
      #expect(record.notes == [])
      await other.value
    }
  }

  // holds: STORE-23
  @Test func `cancelling the task that waits in finish cancels the effects`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { _ in .untilCancelled("effect", record) }
      let task = store.send("go")
      let waiter = Task { await task.finish() }
      await record.noted("effect started")
      waiter.cancel()
      await waiter.value
      #expect(record.notes == ["effect started", "effect cancelled"])
      #expect(task.isCancelled)
    }
  }

  // holds: STORE-24
  @Test func `tasks of sends without effects are equal to their copies alone`() async {
    await expectGone { watch in
      let stores = (1...2).map { _ in watch.logged { _ in .none } }
      let tasks = stores.flatMap { store in (1...2).map { _ in store.send("nothing") } }
      let copies = tasks
      #expect(tasks == copies)
      #expect(Set(tasks + copies).count == 4)
    }
  }

  // holds: STORE-24
  @Test func `a task is a value, equal for the same send, and used on any thread`() async {
    await expectGone { watch in
      let latch = Latch()
      let store = watch.logged { action in action == "load" ? .after(latch, "loaded") : .none }
      let first = store.send("load")
      let second = store.send("load")
      let other = first
      #expect(first == other)
      #expect(first != second)
      #expect(Set([first, other, second]).count == 2)
      await Task.detached { first.cancel() }.value
      latch.open()
      await first.finish()
      await second.finish()
      #expect(store.state == ["load", "load", "loaded"])
    }
  }

  // holds: STORE-12, STORE-22
  @Test func `the task of a re-entrant send stands for the effects of that send`() async {
    await expectGone { watch in
      weak var reader: Store<[String], String>?
      var inner: StoreTask?
      var idle: StoreTask?
      let latch = Latch()
      let store = watch.logged { action in
        switch action {
        case "tap":
          inner = reader?.send("load")
          idle = reader?.send("nothing")
          #expect(inner?.isCancelled == false)
          return .none
        case "load": return .after(latch, "loaded")
        default: return .none
        }
      }
      reader = store
      let outer = store.send("tap")
      #expect(outer.isCancelled)
      #expect(idle?.isCancelled == true)
      #expect(inner?.isCancelled == false)
      latch.open()
      await inner?.finish()
      #expect(store.state == ["tap", "load", "nothing", "loaded"])
    }
  }

  // holds: STORE-21
  @Test func `a re-entrant send is cancelled before it is reduced`() async {
    await expectGone { watch in
      weak var reader: Store<[String], String>?
      let store = watch.logged { action in
        if action == "tap" { reader?.send("never").cancel() }
        return .none
      }
      reader = store
      store.send("tap")
      #expect(store.state == ["tap"])
    }
  }

  // holds: STORE-21
  @Test func `a chain of operations that start one another holds no chain`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(
        Store(initialState: 0) {
          Reduce<Int, Int> { state, action in
            state = action
            guard action > 0 else { return .untilCancelled("last", record) }
            return .run { send in await send(action - 1) }
          }
        }
      )
      let task = store.send(2_000)
      await record.noted("last started")
      task.cancel()
      await task.finish()
      #expect(record.notes == ["last started", "last cancelled"])
    }
  }
}
