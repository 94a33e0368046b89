import HeadgateCore
internal import HeadgateSupport

/// The hand that drains: runs the effects of a test store, step by step, in the isolation of the test.
///
/// One hand belongs to one test store. While it drains, nothing else touches the store: effects run on its executor only, and
/// the test is where the hand is. What is at rest and what is elsewhere it knows by ``DrivenTask``.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class EffectDriver: Sendable {
  let actor: DriverActor
  let queue = JobQueue()
  private let executor: DriverTaskExecutor
  /// The hands of the process, so that those of one test run together.
  private static let all = Locked<[ObjectIdentifier: WeakDriver]>([:])

  private struct WeakDriver {
    weak var driver: EffectDriver?
  }

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
    /// A step of the test is being performed.
    var isInStep = false
    var tasks: [ObjectIdentifier: DrivenTask] = [:]
    var progress = DriverProgress()
    var bound: Duration = .seconds(5)
    var mainActorBound: Duration = .seconds(60)
    var limits = DriverBudget.Limits()
    var endOfTasks: ResumeOnce?
  }
  private let state = Locked(State())

  init() {
    executor = DriverTaskExecutor(queue: queue)
    actor = DriverActor(executor: DriverSerialExecutor(queue: queue, tasks: executor))
    Self.all.withLock { $0[ObjectIdentifier(self)] = WeakDriver(driver: self) }
  }

  deinit {
    Self.all.withLock { $0[ObjectIdentifier(self)] = nil }
  }

  /// How long work on other executors is waited for.
  var bound: Duration {
    get { state.withLock { $0.bound } }
    set { state.withLock { $0.bound = newValue } }
  }

  /// What a step may use up.
  var limits: DriverBudget.Limits {
    get { state.withLock { $0.limits } }
    set { state.withLock { $0.limits = newValue } }
  }

  /// How long the main actor is waited for: other tests may keep it busy for long, and only one that is blocked is a mistake.
  var mainActorBound: Duration {
    get { state.withLock { $0.mainActorBound } }
    set { state.withLock { $0.mainActorBound = newValue } }
  }

  // MARK: Tasks

  /// The tasks that have not ended.
  var tasks: [DrivenTask] { state.withLock { Array($0.tasks.values) } }

  /// Whether a task has not ended.
  var hasTasks: Bool { state.withLock { !$0.tasks.isEmpty } }

  /// Whether nothing will happen before somebody moves a clock: all tasks of effects sleep, and they have no child tasks, which
  /// may be elsewhere.
  var isAsleep: Bool { !queue.hasSeenOtherTasks && tasks.allSatisfy(\.isAsleep) }

  func start(
    _ effect: EffectDescription,
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let drivenTask = DrivenTask(effect, driver: self)
    state.withLock { $0.tasks[ObjectIdentifier(drivenTask)] = drivenTask }
    // The first job of a task comes while the task is made.
    queue.expectTask()
    return Task(executorPreference: executor, priority: priority) {
      await drivenTask.run(operation)
      self.noteEnd(of: drivenTask)
    }
  }

  private func noteEnd(of task: DrivenTask) {
    let (isLast, gate) = state.withLock { state in
      state.tasks[ObjectIdentifier(task)] = nil
      state.progress.events += 1
      return (state.tasks.isEmpty, state.endOfTasks)
    }
    guard isLast else { return }
    queue.forgetTasks()
    gate?.resume(true)
  }

  /// Notes that the effects that run have been reported: once is enough.
  func noteReported() {
    for task in tasks { task.noteReported() }
  }

  /// Waits until the last task has ended by itself; gives those that have not when the bound is over.
  func awaitEndOfTasks(isolation: isolated (any Actor)? = #isolation) async -> [DrivenTask] {
    let gate = ResumeOnce()
    let isDone = state.withLock { state in
      state.endOfTasks = gate
      return state.tasks.isEmpty
    }
    if !isDone { _ = await ForeignWork.open(gate, within: bound) }
    return tasks
  }

  /// Notes that the store has done something.
  func noteProgress(isAction: Bool) {
    state.withLock { state in
      state.progress.events += 1
      if isAction { state.progress.actions += 1 }
    }
  }

  var progress: DriverProgress { state.withLock { $0.progress } }

  // MARK: The holder

  enum Refusal {
    /// The caller is work of this hand itself.
    case calledFromWithin
    /// Another task of the same test is in the midst of a step.
    case stepInProgress
  }

  /// Makes the caller the one who may drain, until ``endStep()``.
  func beginStep(isolation: isolated (any Actor)? = #isolation) -> Refusal? {
    guard !queue.isDraining else { return .calledFromWithin }
    let holder = Holder.current(isolation: isolation)
    let isFree = state.withLock { state in
      guard !state.isInStep else { return false }
      state.isInStep = true
      state.holder = holder
      return true
    }
    guard isFree else { return .stepInProgress }
    queue.setOwner(holder.task, canBeHeldUp: isolation != nil && isolation !== MainActor.shared)
    return nil
  }

  func endStep() {
    state.withLock { $0.isInStep = false }
    queue.endStep()
  }

  func isHeld(by isolation: isolated (any Actor)? = #isolation) -> Bool {
    let caller = Holder.current(isolation: isolation)
    return state.withLock { $0.holder?.isSame(caller) == true }
  }

  /// The hands of the current task: those of all stores of one test. Other tests may be on the same actor.
  static func ofCurrentTask() -> [EffectDriver] {
    guard let task = withUnsafeCurrentTask(body: { $0?.hashValue }) else { return [] }
    let drivers = all.withLock { $0.values.compactMap(\.driver) }
    return drivers.filter { driver in driver.state.withLock { $0.holder?.task == task } }
  }
}
