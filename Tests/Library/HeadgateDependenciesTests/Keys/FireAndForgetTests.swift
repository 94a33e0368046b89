import HeadgateDependencies
import HeadgateSupport
import Testing

@Suite("The fireAndForget dependency")
struct FireAndForgetTests {
  private struct Failure: Error {}

  @Test("waits for the work in a test, and drops its error")  // holds: DEP-28
  func waits() async {
    let isDone = Locked(false)
    @Dependency(\.fireAndForget) var fireAndForget
    await fireAndForget {
      try await Task.sleep(for: .milliseconds(1))
      isDone.withLock { $0 = true }
      throw Failure()
    }
    #expect(isDone.withLock { $0 })
  }

  @Test("does not wait when live; the caller's cancellation does not reach the work")  // holds: DEP-28
  func live() async {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (results, result) = AsyncStream<Bool>.makeStream()
    let caller = Task {
      await DependencyValues.live.fireAndForget(priority: .high) {
        for await _ in started { break }
        result.yield(Task.isCancelled)
      }
    }
    // Were it waiting, this would never return: the work is let go only afterwards.
    await caller.value
    caller.cancel()
    start.yield()
    var iterator = results.makeAsyncIterator()
    #expect(await iterator.next() == false)
  }

  @Test("can be given")  // holds: DEP-28
  func given() async {
    let priorities = Locked<[TaskPriority?]>([])
    let fireAndForget = FireAndForget { priority, _ in priorities.withLock { $0.append(priority) } }
    await fireAndForget(priority: .low) {}
    await fireAndForget {}
    #expect(priorities.withLock { $0 } == [.low, nil])
  }
}
