import HeadgateCore
internal import HeadgateSupport

/// The hand that drains: runs the effects of a test store, step by step, in the isolation of the test.
///
/// One hand belongs to one test store. While it drains, nothing else touches the store: effects run on its executor only, and
/// the test is where the hand is. What is at rest and what is elsewhere it knows by ``HandTask``.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class Hand: Sendable {
  /// So many jobs in a row without an action or the end of a task are a task that spins.
  static let limit = 100_000

  let actor: HandActor
  let queue = JobQueue()
  private let executor: HandTaskExecutor

  /// Who may drain: the actor of the test, or its task where there is no actor.
  private struct Holder {
    var actor: ObjectIdentifier?
    var task: Int?

    static func current(isolation: (any Actor)?) -> Holder {
      Holder(actor: isolation.map { ObjectIdentifier($0) }, task: withUnsafeCurrentTask { $0?.hashValue })
    }

    func isSame(_ other: Holder) -> Bool {
      if let actor { return actor == other.actor }
      return task != nil && task == other.task
    }
  }

  private struct State {
    var holder: Holder?
    var tasks: [ObjectIdentifier: HandTask] = [:]
    var progress: UInt64 = 0
    var bound: Duration = .seconds(5)
    var mainActorBound: Duration = .seconds(60)
    var endOfTasks: ResumeOnce?
  }
  private let state = Locked(State())

  init() {
    executor = HandTaskExecutor(queue: queue)
    actor = HandActor(executor: HandSerialExecutor(queue: queue, tasks: executor))
  }

  /// How long work on other executors is waited for.
  var bound: Duration {
    get { state.withLock { $0.bound } }
    set { state.withLock { $0.bound = newValue } }
  }

  /// How long the main actor is waited for: other tests may keep it busy for long, and only one that is blocked is a mistake.
  var mainActorBound: Duration {
    get { state.withLock { $0.mainActorBound } }
    set { state.withLock { $0.mainActorBound = newValue } }
  }

  // MARK: Tasks

  /// The tasks that have not ended.
  var tasks: [HandTask] { state.withLock { Array($0.tasks.values) } }

  /// Whether a task has not ended.
  var hasTasks: Bool { state.withLock { !$0.tasks.isEmpty } }

  /// Whether nothing will happen before somebody moves a clock.
  var isAsleep: Bool { tasks.allSatisfy(\.isAsleep) }

  func start(
    _ effect: EffectDescription,
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let handTask = HandTask(effect, hand: self)
    state.withLock { $0.tasks[ObjectIdentifier(handTask)] = handTask }
    return Task(executorPreference: executor, priority: priority) {
      await handTask.run(operation)
      self.noteEnd(of: handTask)
    }
  }

  private func noteEnd(of task: HandTask) {
    let gate = state.withLock { state in
      state.tasks[ObjectIdentifier(task)] = nil
      state.progress += 1
      return state.tasks.isEmpty ? state.endOfTasks : nil
    }
    gate?.resume(true)
  }

  /// Waits until the last task has ended by itself; gives those that have not when the bound is over.
  func awaitEndOfTasks(isolation: isolated (any Actor)? = #isolation) async -> [HandTask] {
    let gate = ResumeOnce()
    let isDone = state.withLock { state in
      state.endOfTasks = gate
      return state.tasks.isEmpty
    }
    if !isDone { _ = await ForeignWork.open(gate, within: bound) }
    return tasks
  }

  /// Notes that the store has done something.
  func noteProgress() {
    state.withLock { $0.progress += 1 }
  }

  // MARK: Draining

  enum Rest: Equatable {
    /// Nothing can run before somebody outside does something.
    case reached
    /// The main actor did not let anybody through in time.
    case mainActorIsBusy
    /// A task goes on without end and does nothing.
    case spinning
    /// The caller is not the one who may drain.
    case refused
  }

  /// Makes the caller the one who may drain; false when the caller is work of this hand itself.
  func take(isolation: isolated (any Actor)? = #isolation) -> Bool {
    guard !queue.isDraining else { return false }
    let holder = Holder.current(isolation: isolation)
    state.withLock { $0.holder = holder }
    queue.setOwner(holder.task)
    return true
  }

  func isHeld(by isolation: isolated (any Actor)? = #isolation) -> Bool {
    let caller = Holder.current(isolation: isolation)
    return state.withLock { $0.holder?.isSame(caller) == true }
  }

  /// Runs all that can run, here and on the main actor, until nothing is left.
  @discardableResult
  func settle(isolation: isolated (any Actor)? = #isolation) async -> Rest {
    if let failure = drain() { return failure }
    while hasTasks, !isAsleep {
      let arrivals = queue.arrivals
      guard await ForeignWork.passMainActor(within: max(bound, mainActorBound)) else { return .mainActorIsBusy }
      if let failure = drain() { return failure }
      if queue.arrivals == arrivals { break }
    }
    return .reached
  }

  /// Runs all that can run here.
  private func drain() -> Rest? {
    switch queue.drain(limit: Self.limit, progress: { state.withLock { $0.progress } }) {
    case .rest: nil
    case .limit: .spinning
    case .busy: .refused
    }
  }

  /// Why waiting has ended.
  enum Outcome: Equatable {
    /// What was waited for is there.
    case done
    /// It is not, and nothing is left that could run.
    case nothingRuns
    /// It is not, and all that is left sleeps on a test clock.
    case asleep
    /// It is not, and something is still elsewhere when the time is up.
    case timeIsUp(Duration)
    /// Something keeps the effects from coming to rest.
    case noRest(Rest)
  }

  /// Runs what there is to run until something is there; what is elsewhere is waited for as long as a bound says.
  func settle(
    within bound: Duration?,
    isolation: isolated (any Actor)? = #isolation,
    until isDone: () -> Bool
  ) async -> Outcome {
    let bound = bound ?? self.bound
    let deadline = ContinuousClock.now.advanced(by: bound)
    while true {
      let rest = await settle()
      if isDone() { return .done }
      guard rest == .reached else { return .noRest(rest) }
      if !hasTasks { return .nothingRuns }
      if isAsleep { return .asleep }
      guard await awaitForeignWork(until: deadline) else { return isDone() ? .done : .timeIsUp(bound) }
    }
  }

  /// Waits until a job comes from another executor; false when none came in time.
  private func awaitForeignWork(
    until deadline: ContinuousClock.Instant,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { return false }
    let gate = ResumeOnce()
    queue.onArrival(gate)
    return await ForeignWork.open(gate, within: left)
  }

  /// Runs what is ready for the last time; what comes later runs by itself.
  func letGo() {
    _ = drain()
    queue.abandon()
  }
}
