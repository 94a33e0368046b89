import Dispatch
import HeadgateSupport
import Testing

@testable import HeadgateTesting

/// Facts about jobs and tasks of the concurrency library, which `Documentation/RelyingOn.md` lists.
@Suite struct JobTests {
  // fact: R-1
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `a job is one word, and the same one whenever its task goes on`() async {
    #expect(MemoryLayout<UnownedJob>.size == MemoryLayout<UInt>.size)
    let executor = RecordingExecutor()
    await Task(executorPreference: executor) {
      for _ in 0..<3 {
        await withCheckedContinuation { continuation in DispatchQueue.global().async { continuation.resume() } }
      }
    }
    .value
    let jobs = executor.jobs.withLock { $0 }
    #expect(jobs.count == 4 && Set(jobs.map(\.word)).count == 1)
  }

  // fact: R-15
  @Test func `a task has one hash value, and another task has another one`() async {
    @Sendable func own() -> Int? { withUnsafeCurrentTask { $0?.hashValue } }
    let here = own()
    await Task.yield()
    #expect(here != nil && own() == here)
    let others = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<100 {
        group.addTask {
          let before = own()
          // All of them live until the last one has begun.
          try? await Task.sleep(for: .milliseconds(20))
          return before == own() ? before : nil
        }
      }
      return await group.reduce(into: Set<Int>()) { if let hash = $1 { $0.insert(hash) } }
    }
    #expect(others.count == 100 && !others.contains(here ?? 0))
  }

  // fact
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `an idle actor is run by the executor of the task that enters it, in jobs whose flags say so`() async {
    let executor = RecordingExecutor()
    let actor = Ordinary()
    let entries = await Task(executorPreference: executor) { await actor.enter() }.value
    #expect(entries == 1)
    let jobs = executor.jobs.withLock { $0 }
    #expect(jobs.contains { $0.kind == .actor } && jobs.allSatisfy { $0.kind == .actor || $0.kind == .task })
    #expect(
      Set(jobs.filter { $0.kind == .actor }.map(\.word)).isDisjoint(with: jobs.filter { $0.kind == .task }.map(\.word))
    )
  }

  // fact: R-16
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `the flags of a job say that it runs a task, a child task's and a sleeping one's too`() async {
    let executor = RecordingExecutor()
    await Task(executorPreference: executor) {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<3 { group.addTask { try? await Task.sleep(for: .milliseconds(1)) } }
      }
    }
    .value
    let jobs = executor.jobs.withLock { $0 }
    // The task, three child tasks, and some of them again after they slept.
    #expect(jobs.count > 4 && jobs.allSatisfy { $0.kind == .task })
  }

  // fact: R-16
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: [TaskPriority.background, .utility, .medium, .high])
  func `the flags of a job say that it resumes a task that yielded, for each priority`(_ priority: TaskPriority) async {
    let executor = RecordingExecutor()
    await Task(executorPreference: executor, priority: priority) { for _ in 0..<3 { await Task.yield() } }.value
    let jobs = executor.jobs.withLock { $0 }
    #expect(jobs.contains { $0.kind == .task } && jobs.allSatisfy { $0.kind == .task || $0.kind == .other })
  }

  // fact: R-18
  @MainActor @Test func `the main actor and the main queue run what they are given in one order`() async {
    var order: [Int] = []
    for number in 0..<20 {
      if number.isMultiple(of: 2) {
        DispatchQueue.main.async { MainActor.assumeIsolated { order.append(number) } }
      } else {
        Task { @MainActor in order.append(number) }
      }
    }
    while order.count < 20 { await Task.yield() }
    #expect(order == Array(0..<20))
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class RecordingExecutor: TaskExecutor {
  struct Entry {
    let word: UInt
    let kind: JobKind?
  }
  let jobs = Locked<[Entry]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(Entry(word: unsafeBitCast(job, to: UInt.self), kind: JobKind(job))) }
    DispatchQueue.global().async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

private actor Ordinary {
  private var entries = 0

  func enter() -> Int {
    entries += 1
    return entries
  }
}
