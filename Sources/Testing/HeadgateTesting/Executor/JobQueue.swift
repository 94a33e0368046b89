internal import HeadgateSupport
internal import HeadgateSupportC

/// The jobs that the driver runs, first in, first out. A job from another executor waits until no local job is left.
///
/// Decides the order of the jobs and which caller runs them. Jobs may arrive on any thread.
final class JobQueue: Sendable {
  struct Entry: Sendable {
    let job: UnownedJob
    let executor: any DriverExecutor
  }

  private struct State {
    /// The local jobs: enqueued by jobs of this queue and by the test.
    var entries = Queue<Entry>()
    /// The jobs that arrived from other executors. One of them runs when no local job is left, so only their order matters,
    /// not their time.
    var returned = Queue<Entry>()
    /// The task of the test.
    var owner: Int?
    /// The identities of the tasks of effects, and whether the next job is the first job of a task.
    var tasks: Set<UInt> = []
    var isExpectingTask = false
    /// Whether a child task has run in this queue.
    var hasSeenOtherTasks = false
    /// Whether jobs of actors that arrive from other executors run outside of the queue: see ``ActorsOutside``.
    var runsActorsOutside = true
    /// The number of jobs that ran.
    var runs: UInt64 = 0
    var isDraining = false
    /// Whether the jobs run without the driver.
    var isAbandoned = false
    var arrival: DecidedOnce?

    var isEmpty: Bool { entries.isEmpty && returned.isEmpty }

    /// Whether jobs of actors cannot wait: nothing drains the queue, and a test may wait for the actor.
    var isHoldingUp: Bool { runsActorsOutside && !isDraining && !isAbandoned }

    /// Removes a job that has not run.
    mutating func take(_ identity: UInt) -> Entry? {
      entries.take(identity) ?? returned.take(identity)
    }
  }
  private let state = Locked(State())
  private let actorsOutside = ActorsOutside()
  private let kind: @Sendable (UnownedJob) -> JobKind?

  /// - Parameter kind: Returns the kind of a job; nil when it is unknown.
  init(kind: @escaping @Sendable (UnownedJob) -> JobKind? = { JobKind($0) }) {
    self.kind = kind
  }

  var runs: UInt64 { state.withLock { $0.runs } }

  var isDraining: Bool { state.withLock { $0.isDraining } }

  /// Whether a job waits to be run.
  var hasJobs: Bool { state.withLock { !$0.isEmpty } }

  /// Sets the task whose jobs count as local.
  ///
  /// - Parameters:
  ///   - task: The task of the test.
  ///   - canBeHeldUp: Whether the task is on an actor that effects may enter, and that this queue would then run.
  func setOwner(_ task: Int?, canBeHeldUp: Bool) {
    state.withLock { state in
      state.owner = task
      state.runsActorsOutside = canBeHeldUp
    }
  }

  /// Ends a step: nothing drains the queue before the next step.
  func endStep() {
    state.withLock { $0.runsActorsOutside = true }
  }

  /// Waits until the actors that run outside of the queue are idle.
  func awaitActors(isolation: isolated (any Actor)? = #isolation) async {
    await actorsOutside.awaitRest()
  }

  // MARK: Tasks

  /// Marks the next job as the first job of a task of an effect.
  func expectTask() {
    state.withLock { $0.isExpectingTask = true }
  }

  /// Removes the task identities when no task of an effect is left.
  func forgetTasks() {
    state.withLock { state in
      state.tasks = []
      state.hasSeenOtherTasks = false
    }
  }

  /// Whether a child task has run here since the last time without tasks.
  var hasSeenOtherTasks: Bool { state.withLock { $0.hasSeenOtherTasks } }

  /// Returns the identity of the task that a job belongs to.
  ///
  /// Sound: the reference to a job is one word, which is only compared. All jobs of a task are the task itself, so the word
  /// is the same for the life of the task. If that changes, more tasks are counted than exist, which only costs a wait.
  fileprivate static func identity(of job: UnownedJob) -> UInt {
    guard MemoryLayout<UnownedJob>.size == MemoryLayout<UInt>.size else { return 0 }
    return unsafeBitCast(job, to: UInt.self)
  }

  func append(_ job: UnownedJob, on executor: any DriverExecutor) {
    let isRunningHere = isCurrent
    let identity = Self.identity(of: job)
    let task = isRunningHere ? nil : withUnsafeCurrentTask { $0?.hashValue }
    let kind = isRunningHere ? JobKind.other : kind(job)
    if kind == .actor, runOutside(job, on: executor) { return }
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
    if kind == nil, executor is any EffectExecutor { runOutsideLater(identity) }
  }

  /// Runs a job that may be one of an actor outside of the queue, when nothing has drained the queue for some time.
  ///
  /// An effect runs correctly on any thread, because it accesses the store on an executor whose jobs wait for the test.
  private func runOutsideLater(_ identity: UInt) {
    actorsOutside.later { [weak self] in
      guard let self else { return }
      let entry = state.withLock { state in
        guard state.isHoldingUp, let entry = state.take(identity) else { return Entry?.none }
        state.runs += 1
        return entry
      }
      if let entry { actorsOutside.run { entry.executor.run(entry.job) } }
    }
  }

  /// Runs a job of an actor immediately on another thread when nothing drains this queue.
  private func runOutside(_ job: UnownedJob, on executor: any DriverExecutor) -> Bool {
    let isDue = state.withLock { state in
      guard state.isHoldingUp else { return false }
      state.runs += 1
      return true
    }
    guard isDue else { return false }
    actorsOutside.run { executor.run(job) }
    return true
  }

  /// Whether this thread drains the queue at this moment.
  var isCurrent: Bool { headgate_driver_get() == mark }

  // MARK: Draining

  enum Outcome: Equatable {
    /// No job is left.
    case rest
    /// The jobs enqueue jobs without end.
    case limit
    /// The queue is already being drained: the caller is one of its jobs, or on another thread.
    case busy
  }

  /// Runs jobs on this thread until none is left or the budget is used up.
  func drain(_ budget: inout DriverBudget, progress: () -> DriverProgress) -> Outcome {
    guard
      state.withLock({ state in
        defer { state.isDraining = true }
        return !state.isDraining
      })
    else { return .busy }
    let outer = headgate_driver_get()
    headgate_driver_set(mark)
    defer { headgate_driver_set(outer) }
    while let entry = next() {
      entry.executor.run(entry.job)
      if budget.isUsedUp(after: progress) {
        state.withLock { $0.isDraining = false }
        return .limit
      }
    }
    return .rest
  }

  /// The value that marks the thread that drains the queue.
  private var mark: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  private func next() -> Entry? {
    state.withLock { state in
      let entry = state.entries.popFirst() ?? state.returned.popFirst()
      if entry == nil { state.isDraining = false } else { state.runs += 1 }
      return entry
    }
  }

  // MARK: Waiting

  /// Resumes the gate when a job arrives, or immediately when the queue has one.
  func onArrival(_ gate: DecidedOnce) {
    let isThere = state.withLock { state in
      if state.isEmpty { state.arrival = gate }
      return !state.isEmpty
    }
    if isThere { gate.resume(true) }
  }

  // MARK: Without a driver

  /// Lets current and later jobs run without the driver, one after another.
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

extension Queue<JobQueue.Entry> {
  fileprivate mutating func take(_ identity: UInt) -> Element? {
    var (rest, found) = (Self(), Element?.none)
    for entry in self {
      if found == nil, JobQueue.identity(of: entry.job) == identity { found = entry } else { rest.append(entry) }
    }
    if found != nil { self = rest }
    return found
  }
}
