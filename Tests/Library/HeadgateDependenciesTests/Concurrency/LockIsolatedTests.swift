import Dispatch
import Foundation
import HeadgateDependencies
import Testing

@Suite("LockIsolated")
struct LockIsolatedTests {
  private struct Failure: Error {}

  @Test("lets one at a time change the value")  // holds: DEP-31
  func exclusive() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask { for _ in 0..<100 { count.withValue { $0 += 1 } } }
      }
    }
    #expect(count.value == 10_000)
  }

  @Test("gives copies of the value and of its members, and takes a new one")  // holds: DEP-31
  func value() {
    let names = LockIsolated(["a"])
    #expect(names.count == 1)
    names.setValue(["b", "c"])
    #expect(names.value == ["b", "c"])
    #expect(names.last == "c")
  }

  @Test("keeps what was changed before an error")  // holds: DEP-31
  func throwing() {
    let count = LockIsolated(0)
    #expect(throws: Failure.self) {
      try count.withValue {
        $0 = 5
        throw Failure()
      }
    }
    #expect(count.value == 5)
    #expect(count.withValue { $0 + 1 } == 6)
  }

  @Test("is asked again inside its own closure")  // holds: DEP-38
  func reentrantRead() throws {
    let names = LockIsolated(["a"])
    let seen = within(seconds: 300) {
      names.withValue { value in
        value.append("b")
        return names.value + names.withValue { $0 }
      }
    }
    try #require(seen == ["a", "a"])
    #expect(names.value == ["a", "b"])
  }

  @Test("loses what is set inside a closure, to the closure's own change")  // holds: DEP-38
  func reentrantWrite() throws {
    let count = LockIsolated(1)
    let seen = within(seconds: 300) {
      count.withValue { value in
        count.setValue(10)
        count.withValue { $0 += 5 }
        value += 1
        return count.value
      }
    }
    try #require(seen == 15)
    #expect(count.value == 2)
  }

  @Test("computes a new value from its own with the lock held")  // holds: DEP-38
  func setFromItself() throws {
    let count = LockIsolated(0)
    let done: Bool? = within(seconds: 300) {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<1_000 { count.setValue(count.value + 1) }
      }
      return true
    }
    try #require(done == true)
    #expect(count.value == 8_000)
  }

  @Test("is open when an old value goes", arguments: [true, false])  // holds: DEP-39
  func oldValueGoesOutside(bySetting: Bool) {
    let box = LockIsolated<Probe?>(nil)
    let answered = LockIsolated<[Bool]>([])
    box.setValue(
      Probe {
        let answer = within(seconds: 300) { box.withValue { $0 == nil } }
        answered.withValue { $0.append(answer == true) }
      }
    )
    if bySetting {
      box.setValue(nil)
    } else {
      box.withValue { $0 = nil }
    }
    #expect(answered.value == [true])
  }
}

/// Runs code on a thread of its own and answers nil when it takes too long: what deadlocks then fails and does not hang.
/// The lock is then held for good, so that a test must not ask for the value again.
private func within<Value: Sendable>(seconds: Int, _ operation: @escaping @Sendable () -> Value?) -> Value? {
  let answer = Answer<Value>()
  Thread.detachNewThread {
    answer.value = operation()
    answer.given.signal()
  }
  return answer.given.wait(timeout: .now() + .seconds(seconds)) == .success ? answer.value : nil
}

/// What another thread answers.
private final class Answer<Value: Sendable>: @unchecked Sendable {
  // Sendable: the value is written before the signal and read after it.
  let given = DispatchSemaphore(value: 0)
  var value: Value?
}

/// Asks when it goes.
private final class Probe: Sendable {
  let gone: @Sendable () -> Void
  init(gone: @escaping @Sendable () -> Void) { self.gone = gone }
  deinit { gone() }
}
