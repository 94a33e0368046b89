import HeadgateCore
internal import HeadgateSupport

/// Runs the effects of a test store, job by job, in the isolation of the test.
///
/// Each test store has one driver. While the driver drains its queue, nothing else accesses the store: effects run only on
/// its executor. ``DrivenTask`` records which tasks sleep and which tasks may be on other executors.
final class EffectDriver: Sendable {
  let actor: DriverActor
  let queue = JobQueue()
  private let executor: any EffectExecutor
  /// All drivers of the process. Drivers of the same test run together.
  private static let all = Locked<[ObjectIdentifier: WeakDriver]>([:])

  private struct WeakDriver {
    weak var driver: EffectDriver?
  }

  /// The caller that may drain the queue: the actor of the test, or its task when there is no actor.
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
    /// Whether a step of the test is in progress.
    var isInStep = false
    var tasks: [ObjectIdentifier: DrivenTask] = [:]
    var progress = DriverProgress()
    var bound: Duration = .seconds(5)
    var mainActorBound: Duration = .seconds(60)
    var limits = DriverBudget.Limits()
    var endOfTasks: DecidedOnce?
  }
  private let state = Locked(State())

  init() {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      let tasks = DriverTaskExecutor(queue: queue)
      executor = tasks
      actor = DriverActor(executor: DriverSerialExecutor(queue: queue, tasks: tasks))
    } else {
      preconditionFailure(TestingMessages.systemIsTooOld)
    }
    Self.all.withLock { $0[ObjectIdentifier(self)] = WeakDriver(driver: self) }
  }

  deinit {
    Self.all.withLock { $0[ObjectIdentifier(self)] = nil }
  }

  /// The maximum wait for work on other executors.
  var bound: Duration {
    get { state.withLock { $0.bound } }
    set { state.withLock { $0.bound = newValue } }
  }

  /// The limits of a step.
  var limits: DriverBudget.Limits {
    get { state.withLock { $0.limits } }
    set { state.withLock { $0.limits = newValue } }
  }

  /// The maximum wait for the main actor. Other tests may keep it busy for a long time; only a blocked main actor is an
  /// error.
  var mainActorBound: Duration {
    get { state.withLock { $0.mainActorBound } }
    set { state.withLock { $0.mainActorBound = newValue } }
  }

  // MARK: Tasks

  /// The tasks that have not ended.
  var tasks: [DrivenTask] { state.withLock { Array($0.tasks.values) } }

  /// Whether any task has not ended.
  var hasTasks: Bool { state.withLock { !$0.tasks.isEmpty } }

  /// Whether nothing happens until a test clock moves: all tasks sleep, and none has child tasks, which may be on other
  /// executors.
  var isAsleep: Bool { !queue.hasSeenOtherTasks && tasks.allSatisfy(\.isAsleep) }

  func start(
    _ effect: EffectDescription,
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let drivenTask = DrivenTask(effect, driver: self)
    state.withLock { $0.tasks[ObjectIdentifier(drivenTask)] = drivenTask }
    // `Task.init` enqueues the first job of the task.
    queue.expectTask()
    return executor.start(drivenTask, of: self, priority: priority, operation)
  }

  /// Called when the operation of a task has ended.
  func noteEnd(of task: DrivenTask) {
    let (isLast, gate) = state.withLock { state in
      state.tasks[ObjectIdentifier(task)] = nil
      state.progress.events += 1
      return (state.tasks.isEmpty, state.endOfTasks)
    }
    guard isLast else { return }
    queue.forgetTasks()
    gate?.resume(true)
  }

  /// Marks all running effects as reported, so that each is reported once.
  func noteReported() {
    for task in tasks { task.noteReported() }
  }

  /// Waits until the last task ends. Returns the tasks that have not ended after the bound.
  func awaitEndOfTasks(isolation: isolated (any Actor)? = #isolation) async -> [DrivenTask] {
    let gate = DecidedOnce()
    let isDone = state.withLock { state in
      state.endOfTasks = gate
      return state.tasks.isEmpty
    }
    if !isDone { _ = await ForeignWork.open(gate, within: bound) }
    return tasks
  }

  /// Records a store event.
  func noteProgress(isAction: Bool) {
    state.withLock { state in
      state.progress.events += 1
      if isAction { state.progress.actions += 1 }
    }
  }

  var progress: DriverProgress { state.withLock { $0.progress } }

  // MARK: The holder

  enum Refusal {
    /// The caller is work that this driver runs.
    case calledFromWithin
    /// Another task of the test performs a step.
    case stepInProgress
  }

  /// Allows the caller to drain the queue until ``endStep()``.
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

  /// Returns the drivers that the current task holds: those of all stores of one test. Other tests may be on the same actor.
  static func ofCurrentTask() -> [EffectDriver] {
    guard let task = withUnsafeCurrentTask(body: { $0?.hashValue }) else { return [] }
    let drivers = all.withLock { $0.values.compactMap(\.driver) }
    return drivers.filter { driver in driver.state.withLock { $0.holder?.task == task } }
  }
}
