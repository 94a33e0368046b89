internal import HeadgateSupport
internal import HeadgateSupportC

/// The jobs that wait for the hand, first in, first out; what comes back from elsewhere waits until nothing is left here.
///
/// Decides the order and who runs them; jobs may come from any thread.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class JobQueue: Sendable {
  struct Entry: Sendable {
    let job: UnownedJob
    let executor: any DriverExecutor
  }

  private struct State {
    /// What is here: brought by the jobs that run here, and by the test.
    var entries = Queue<Entry>()
    /// What has come back from other executors. One of these goes on when nothing is left here: so it does not matter when
    /// it comes, only in which order.
    var returned = Queue<Entry>()
    /// The task of the test.
    var owner: Int?
    /// The tasks of effects, by what tells a task from another, and whether the next job to come is the first of one.
    var tasks: Set<UInt> = []
    var isExpectingTask = false
    /// Whether another task has run here: a child task.
    var hasSeenOtherTasks = false
    /// Whether actors that are entered from elsewhere are run outside of the queue: see ``ActorsOutside``.
    var runsActorsOutside = true
    /// Counts the jobs that were run, so that it can be seen whether any was.
    var runs: UInt64 = 0
    var isDraining = false
    /// Nobody drains by hand any more: jobs run by themselves.
    var isAbandoned = false
    var arrival: ResumeOnce?

    var isEmpty: Bool { entries.isEmpty && returned.isEmpty }
  }
  private let state = Locked(State())
  private let actorsOutside = ActorsOutside()

  var runs: UInt64 { state.withLock { $0.runs } }

  var isDraining: Bool { state.withLock { $0.isDraining } }

  /// Whether a job waits to be run.
  var hasJobs: Bool { state.withLock { !$0.isEmpty } }

  /// Makes the current task the one whose jobs are brought from here, and not from elsewhere.
  ///
  /// - Parameter canBeHeldUp: Whether it is on an actor that effects may enter, and that would then be run by this queue.
  func setOwner(_ task: Int?, canBeHeldUp: Bool) {
    state.withLock { state in
      state.owner = task
      state.runsActorsOutside = canBeHeldUp
    }
  }

  /// Nobody drains before the next step.
  func endStep() {
    state.withLock { $0.runsActorsOutside = true }
  }

  /// Waits until the actors that are run outside of the queue have come to rest.
  func awaitActors(isolation: isolated (any Actor)? = #isolation) async {
    await actorsOutside.awaitRest()
  }

  // MARK: Tasks

  /// The next job that comes is the first one of a task of an effect.
  func expectTask() {
    state.withLock { $0.isExpectingTask = true }
  }

  /// No task of an effect is left.
  func forgetTasks() {
    state.withLock { state in
      state.tasks = []
      state.hasSeenOtherTasks = false
    }
  }

  /// Whether child tasks have run here since there were no tasks.
  var hasSeenOtherTasks: Bool { state.withLock { $0.hasSeenOtherTasks } }

  /// What tells the jobs of one task from those of another.
  ///
  /// Sound: the reference to a job is one word, which is only compared. It stays the same for the life of a task, all of whose
  /// jobs are the task itself; if it ever did not, more tasks would be seen than there are, and the only price is a wait.
  private static func identity(of job: UnownedJob) -> UInt {
    guard MemoryLayout<UnownedJob>.size == MemoryLayout<UInt>.size else { return 0 }
    return unsafeBitCast(job, to: UInt.self)
  }

  func append(_ job: UnownedJob, on executor: any DriverExecutor) {
    let isRunningHere = isCurrent
    let identity = Self.identity(of: job)
    let task = isRunningHere ? nil : withUnsafeCurrentTask { $0?.hashValue }
    if !isRunningHere, ActorsOutside.isOfActor(job), runOutside(job, on: executor) { return }
    let (arrival, runsByItself) = state.withLock { state in
      let entry = Entry(job: job, executor: executor)
      if state.isExpectingTask {
        state.isExpectingTask = false
        state.tasks.insert(identity)
      } else if !state.tasks.contains(identity) {
        state.hasSeenOtherTasks = true
      }
      if isRunningHere || (task != nil && task == state.owner) {
        state.entries.append(entry)
      } else {
        state.returned.append(entry)
      }
      defer { state.arrival = nil }
      let runsByItself = state.isAbandoned && !state.isDraining
      if runsByItself { state.isDraining = true }
      return (state.arrival, runsByItself)
    }
    arrival?.resume(true)
    if runsByItself { runByItself() }
  }

  /// Runs a job of an actor at once, on another thread, where nobody else would run it before the actor is needed.
  private func runOutside(_ job: UnownedJob, on executor: any DriverExecutor) -> Bool {
    let isDue = state.withLock { state in
      guard state.runsActorsOutside, !state.isDraining, !state.isAbandoned else { return false }
      state.runs += 1
      return true
    }
    guard isDue else { return false }
    actorsOutside.run { executor.run(job) }
    return true
  }

  /// Whether this thread runs the jobs right now, and what runs is one of them.
  var isCurrent: Bool { headgate_hand_get() == mark }

  // MARK: By hand

  enum Outcome: Equatable {
    /// Nothing is left.
    case rest
    /// Jobs bring jobs without end.
    case limit
    /// Somebody drains already: the caller is one of the jobs, or another thread.
    case busy
  }

  /// Runs job after job on this thread until none is left, or until the budget says that they never will be.
  func drain(_ budget: inout DriverBudget, progress: () -> DriverProgress) -> Outcome {
    guard
      state.withLock({ state in
        defer { state.isDraining = true }
        return !state.isDraining
      })
    else { return .busy }
    let outer = headgate_hand_get()
    headgate_hand_set(mark)
    defer { headgate_hand_set(outer) }
    while let entry = next() {
      entry.executor.run(entry.job)
      if budget.isUsedUp(after: progress) {
        state.withLock { $0.isDraining = false }
        return .limit
      }
    }
    return .rest
  }

  /// What the thread that runs the jobs is known by.
  private var mark: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  private func next() -> Entry? {
    state.withLock { state in
      let entry = state.entries.popFirst() ?? state.returned.popFirst()
      if entry == nil { state.isDraining = false } else { state.runs += 1 }
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
