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
}
