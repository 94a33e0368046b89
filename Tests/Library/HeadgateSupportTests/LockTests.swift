import Foundation
import HeadgateSupport
import Testing

@Suite struct LockTests {
  @Test func theValueIsReadAndChanged() {
    let count = Locked(1)
    #expect(count.withLock { $0 } == 1)
    count.withLock { $0 += 1 }
    #expect(count.withLock { $0 } == 2)
  }

  @Test func underContentionNoChangeIsLost() async {
    let counts = Locked([String: Int]())
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for _ in 0..<5_000 {
            counts.withLock {
              $0["all", default: 0] += 1
              $0["\(task % 2)", default: 0] += 1
            }
          }
        }
      }
    }
    #expect(counts.withLock { $0 } == ["all": 40_000, "0": 20_000, "1": 20_000])
  }

  @Test func betweenThreadsNoTwoAreInside() {
    let state = Locked((inside: 0, most: 0))
    let threads = (0..<4).map { _ in
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        for _ in 0..<1_000 {
          state.withLock {
            $0.inside += 1
            $0.most = max($0.most, $0.inside)
            $0.inside -= 1
          }
        }
        done.signal()
      }
      thread.start()
      return done
    }
    for done in threads { done.wait() }
    #expect(state.withLock { $0.most } == 1)
  }

  @Test func anErrorLeavesTheLockOpen() throws {
    struct Refused: Error, Equatable {}
    let count = Locked(1)
    #expect(throws: Refused()) {
      try count.withLock { value throws(Refused) in
        value = 2
        throw Refused()
      }
    }
    #expect(count.withLock { $0 } == 2)
  }

  @Test func theValueGoesWithTheLock() {
    final class Probe: Sendable {}
    weak var probe: Probe?
    do {
      let made = Probe()
      probe = made
      let locked = Locked(made)
      #expect(locked.withLock { $0 === probe })
    }
    #expect(probe == nil)
  }
}
