internal import DequeModule
internal import HeadgateSupport
internal import HeadgateSupportC

/// The jobs that wait for the hand, first in, first out; what comes back from elsewhere waits until nothing is left here.
///
/// Decides the order and who runs them; jobs may come from any thread.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class JobQueue: Sendable {
  struct Entry: Sendable {
    let job: UnownedJob
    let executor: any HandExecutor
  }

  private struct State {
    /// What is here: brought by the jobs that run here, and by the test.
    var entries: Deque<Entry> = []
    /// What has come back from other executors. One of these goes on when nothing is left here: so it does not matter when
    /// it comes, only in which order.
    var returned: Deque<Entry> = []
    /// The task of the test.
    var owner: Int?
    /// Counts the jobs that have come, so that it can be seen whether any did.
    var arrivals: UInt64 = 0
    var isDraining = false
    /// Nobody drains by hand any more: jobs run by themselves.
    var isAbandoned = false
    var arrival: ResumeOnce?

    var isEmpty: Bool { entries.isEmpty && returned.isEmpty }
  }
  private let state = Locked(State())

  var arrivals: UInt64 { state.withLock { $0.arrivals } }

  var isDraining: Bool { state.withLock { $0.isDraining } }

  /// Makes the current task the one whose jobs are brought from here, and not from elsewhere.
  func setOwner(_ task: Int?) {
    state.withLock { $0.owner = task }
  }

  func append(_ job: UnownedJob, on executor: any HandExecutor) {
    let isRunningHere = headgate_hand_get() == mark
    let task = isRunningHere ? nil : withUnsafeCurrentTask { $0?.hashValue }
    let (arrival, runsByItself) = state.withLock { state in
      let entry = Entry(job: job, executor: executor)
      if isRunningHere || (task != nil && task == state.owner) {
        state.entries.append(entry)
      } else {
        state.returned.append(entry)
      }
      state.arrivals += 1
      defer { state.arrival = nil }
      let runsByItself = state.isAbandoned && !state.isDraining
      if runsByItself { state.isDraining = true }
      return (state.arrival, runsByItself)
    }
    arrival?.resume(true)
    if runsByItself { runByItself() }
  }

  // MARK: By hand

  enum Outcome: Equatable {
    /// Nothing is left.
    case rest
    /// Jobs bring jobs without end.
    case limit
    /// Somebody drains already: the caller is one of the jobs, or another thread.
    case busy
  }

  /// Runs job after job on this thread until none is left, or until so many have run without a sign of progress.
  func drain(limit: Int, progress: () -> UInt64) -> Outcome {
    guard
      state.withLock({ state in
        defer { state.isDraining = true }
        return !state.isDraining
      })
    else { return .busy }
    var steps = 0
    var last = progress()
    let outer = headgate_hand_get()
    headgate_hand_set(mark)
    defer { headgate_hand_set(outer) }
    while let entry = next() {
      entry.executor.run(entry.job)
      steps += 1
      guard steps >= limit else { continue }
      let now = progress()
      if now == last {
        state.withLock { $0.isDraining = false }
        return .limit
      }
      last = now
      steps = 0
    }
    return .rest
  }

  /// What the thread that runs the jobs is known by.
  private var mark: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  private func next() -> Entry? {
    state.withLock { state in
      let entry = state.entries.popFirst() ?? state.returned.popFirst()
      if entry == nil { state.isDraining = false }
      return entry
    }
  }

  // MARK: Waiting

  /// Has the gate opened when a job comes; at once when one is there.
  func onArrival(_ gate: ResumeOnce) {
    let isThere = state.withLock { state in
      if state.isEmpty { state.arrival = gate }
      return !state.isEmpty
    }
    if isThere { gate.resume(true) }
  }

  // MARK: Without a hand

  /// Lets the jobs that are here, and those that come, run by themselves, one after another.
  func abandon() {
    let runsByItself = state.withLock { state in
      state.isAbandoned = true
      guard !state.isDraining, !state.isEmpty else { return false }
      state.isDraining = true
      return true
    }
    if runsByItself { runByItself() }
  }

  private func runByItself() {
    Task.detached {
      while let entry = self.next() { entry.executor.run(entry.job) }
    }
  }
}
