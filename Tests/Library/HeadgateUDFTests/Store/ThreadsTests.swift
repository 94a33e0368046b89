// Tests of: UDF-5

import Foundation
import HeadgateUDF
import Testing

@Suite(.timeLimit(.minutes(20)))
struct ThreadsTests {
  // holds: UDF-5
  /// A hundred thousand actions for each thread by `Scripts/check --long`, and under the sanitizers.
  @Test func `a thread's actions keep their order, and none is lost`() async {
    struct Noted: Action {
      let thread: Int
      let number: Int
    }
    struct Orders: Sendable {
      var last = [Int](repeating: -1, count: 64)
      var mistakes = 0
    }
    let count = ProcessInfo.processInfo.environment["HEADGATE_LONG"] == nil ? 500 : 100_000
    let store = Store(state: Orders()) { state, action in
      guard let action = action as? Noted else { return }
      if state.last[action.thread] + 1 != action.number { state.mistakes += 1 }
      state.last[action.thread] = action.number
    }
    await withCheckedContinuation { allDone in
      let group = DispatchGroup()
      for thread in 0..<64 {
        group.enter()
        Thread.detachNewThread {
          for number in 0..<count { store.dispatch(Noted(thread: thread, number: number)) }
          group.leave()
        }
      }
      group.notify(queue: .global()) { allDone.resume() }
    }
    await store.settle()
    #expect(store.state.last == [Int](repeating: count - 1, count: 64))
    #expect(store.state.mistakes == 0)
  }
}
