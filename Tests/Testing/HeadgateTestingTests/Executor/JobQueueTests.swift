import Foundation
import HeadgateSupport
import Testing

@testable import HeadgateTesting

@Suite(.timeLimit(.minutes(10)))
struct JobQueueTests {
  // holds: TESTING-47
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: [true, false])
  func `an actor whose work arrives while nothing drains the queue runs, whether the kind of its jobs is known or not`(
    isKnown: Bool
  ) async {
    let queue = JobQueue { isKnown ? JobKind($0) : nil }
    let executor = DriverTaskExecutor(queue: queue)
    let holder = Holder()
    // The actor runs elsewhere until the task of the queue waits for it.
    let other = Task.detached(executorPreference: ThreadPerJob()) { await holder.hold() }
    while !holder.isHeld { await Task.yield() }
    let hasEntered = Locked(false)
    let entering = Task(executorPreference: executor) {
      defer { hasEntered.withLock { $0 = true } }
      return await holder.enter()
    }
    var budget = DriverBudget(DriverBudget.Limits(), DriverProgress())
    // After some time, a job of an unknown kind runs outside.
    while !queue.hasJobs, queue.runs == 0 { await Task.yield() }
    #expect(queue.drain(&budget, progress: { DriverProgress() }) == .rest)
    holder.release()
    await other.value
    // Nothing drains the queue any more, and the work of the actor is in it.
    #expect(await holder.enter() > 0)
    while !hasEntered.withLock({ $0 }) {
      _ = queue.drain(&budget, progress: { DriverProgress() })
      await Task.yield()
    }
    #expect(await entering.value > 0)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `jobs of an unknown kind run once each`() async {
    let queue = JobQueue { _ in nil }
    let executor = DriverTaskExecutor(queue: queue)
    let count = Locked(0)
    let tasks = (0..<50).map { _ in
      Task(executorPreference: executor) {
        await Task.yield()
        count.withLock { $0 += 1 }
      }
    }
    // Some run outside, and the others in the drains.
    for _ in 0..<20 {
      var budget = DriverBudget(DriverBudget.Limits(), DriverProgress())
      _ = queue.drain(&budget, progress: { DriverProgress() })
      await Task.yield()
    }
    for task in tasks { await task.value }
    #expect(count.withLock { $0 } == 50)
  }
}

/// Runs each job on a thread of its own. A job that blocks a thread of the pool could hold up the other tests of the process.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class ThreadPerJob: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// An actor that does not give up its thread until it is told so.
private actor Holder {
  private var entries = 0
  private nonisolated let state = Locked((isHeld: false, isReleased: false))

  nonisolated var isHeld: Bool { state.withLock { $0.isHeld } }

  nonisolated func release() { state.withLock { $0.isReleased = true } }

  func hold() {
    state.withLock { $0.isHeld = true }
    while !state.withLock({ $0.isReleased }) { usleep(100) }
  }

  func enter() -> Int {
    entries += 1
    return entries
  }
}
