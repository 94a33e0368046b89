// Tests of: STORE

import Foundation
import Headgate
import Testing

@testable import HeadgateCore

/// The order in which a store works, seen from outside; the decisions are tested in `StoreMachineTests`.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoreOrderTests {
  // holds: STORE-11
  @Test func `follow-ups come breadth first`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        switch action {
        case "tap": .merge(.send("next1"), .send("next2"))
        case "next1", "next2": .send("end of \(action)")
        default: .none
        }
      }
      store.send("tap")
      #expect(store.state == ["tap", "next1", "next2", "end of next1", "end of next2"])
    }
  }

  // holds: STORE-11, STORE-12
  @Test func `a send during a reduction waits behind what is queued, before the follow-ups, without a report`() async {
    await expectGone { watch in
      weak var reader: Store<[String], String>?
      let record = Record()
      let store = watch.logged { action in
        switch action {
        case "tap":
          reader?.send("re-entrant 1")
          reader?.send("re-entrant 2")
          record.note("reduced")
          return .send("follow-up")
        case "re-entrant 1":
          reader?.send("nested")
          return .none
        default: return .none
        }
      }
      reader = store
      store.send("tap")
      #expect(record.notes == ["reduced"])
      #expect(store.state == ["tap", "re-entrant 1", "re-entrant 2", "follow-up", "nested"])
    }
  }

  // holds: STORE-13
  @Test func `the state is shown once per drain, and observers see each action`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Family.Parent.State()) { Family.Parent() })
      var shown: [[String]] = []
      var actions: [Int] = []
      let readers = store.observe { shown.append(store.log) }
      let observers = store.onAction { state, _ in actions.append(state.log.count) }
      store.send(
        .perform { state in
          state.log.append("a")
          return .merge(.send(.note("b")), .send(.note("c")))
        }
      )
      #expect(shown == [[], ["a", "b", "c"]])
      #expect(actions == [1, 2, 3])
      withExtendedLifetime((readers, observers)) {}
    }
  }

  // holds: STORE-14
  @Test func `operations start when the queue is empty and the state is shown`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        switch action {
        case "tap": .merge(.run { _ in record.note("operation") }, .send("next"))
        case "next": .send("last")
        default: .none
        }
      }
      let observer = EventNames { record.note($0) }
      let token = store.addObserver(observer)
      await store.send("tap").finish()
      let steps = record.notes.filter { ["received last", "changed", "started", "operation"].contains($0) }
      #expect(steps == ["received last", "changed", "started", "operation"])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-15
  @Test func `a million follow-ups need no stack`() async {
    await expectGone { watch in
      var depths: Set<UInt> = []
      let store = watch(
        Store(initialState: 0) {
          Reduce<Int, Int> { state, action in
            state += 1
            var marker = 0
            withUnsafeMutablePointer(to: &marker) { _ = depths.insert(UInt(bitPattern: $0)) }
            return action == 0 ? .none : .send(action - 1)
          }
        }
      )
      store.send(1_000_000)
      #expect(store.state == 1_000_001)
      // The first one is reduced on the short way.
      #expect(depths.count <= 2)
    }
  }

  // holds: STORE-16
  @Test func `a chain is cancelled from another thread`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(
        Store(initialState: 0) {
          Reduce<Int, String> { state, action in
            if action == "start" { return .run { send in await send("step") } }
            state += 1
            if state == 1_000 { record.note("under way") }
            return state < 20_000_000 ? .send("step") : .none
          }
        } withDependencies: {
          $0.storeChainLimit = .max
        }
      )
      let task = store.send("start")
      Thread.detachNewThread {
        while !record.notes.contains("under way") {}
        task.cancel()
      }
      await task.finish()
      #expect(task.isCancelled)
      #expect(store.state >= 1_000)
      #expect(store.state < 20_000_000)
    }
  }

  // holds: STORE-17
  @Test func `what a cancelled effect has queued is dropped`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        switch action {
        case "tap":
          .merge(
            .send("a").cancellable(id: "id"),
            .send("stop"),
            .send("b").cancellable(id: "id"),
            .send("c")
          )
        case "stop": .cancel(id: "id")
        default: .none
        }
      }
      store.send("tap")
      #expect(store.state == ["tap", "a", "stop", "c"])
    }
  }

  // holds: STORE-17
  @Test func `an endless chain ends by its id from inside`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: 0) {
          Reduce<Int, String> { state, action in
            state += 1
            if state == 1_000 { return .cancel(id: "id") }
            return .merge(.send("step").cancellable(id: "id"), action == "start" ? .send("step") : .none)
          }
        }
      )
      store.send("start")
      #expect(store.state == 1_000)
    }
  }
}
