import Foundation
import HeadgateSupport
import Testing

@Suite struct RecursiveLockTests {
  @Test func theThreadThatHoldsItTakesItAgain() {
    let lock = RecursiveLock()
    #expect(
      finishes {
        lock.lock()
        lock.lock()
        lock.unlock()
        lock.unlock()
      }
    )
  }

  @Test func itIsOpenToOthersAfterAsManyUnlocksOnly() {
    let guarded = Guarded()
    let finished = finishes {
      let started = DispatchSemaphore(value: 0)
      let done = DispatchSemaphore(value: 0)
      guarded.lock.lock()
      guarded.lock.lock()
      Thread.detachNewThread {
        started.signal()
        guarded.lock.lock()
        guarded.events.append("other")
        guarded.lock.unlock()
        done.signal()
      }
      started.wait()
      guarded.lock.unlock()
      // Still held: the other thread has no way in, however long this takes.
      if done.wait(timeout: .now() + 0.05) == .timedOut { guarded.events.append("holder") }
      guarded.lock.unlock()
      done.wait()
    }
    #expect(finished)
    #expect(guarded.events == ["holder", "other"])
  }

  @Test func underContentionNoChangeIsLost() {
    let guarded = Guarded()
    let finished = finishes {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<2_000 {
          guarded.lock.lock()
          guarded.lock.lock()
          guarded.count += 1
          guarded.lock.unlock()
          guarded.lock.unlock()
        }
      }
    }
    #expect(finished)
    #expect(guarded.count == 16_000)
  }
}

private final class Guarded: @unchecked Sendable {
  // Sendable: touched with the lock held, or when the threads that do so are done.
  let lock = RecursiveLock()
  var events: [String] = []
  var count = 0
}

/// Runs code on a thread of its own: what deadlocks then fails and does not hang.
private func finishes(_ body: @escaping @Sendable () -> Void) -> Bool {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  return done.wait(timeout: .now() + 300) == .success
}
