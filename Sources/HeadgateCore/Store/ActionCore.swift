package import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// The part of a store's core that knows no types: the machine, and what performs its steps on effects.
@usableFromInline
package class ActionCore: AnyStoreCore {
  @exclusivity(unchecked) @usableFromInline final var machine: StoreMachine
  final let effectLock: Locked<UInt8>
  /// Made when the first effect starts: most stores have none, or none yet.
  private(set) final var madeHost: EffectHost?
  /// What reducers and effects depend on; only a test changes it, between two sends.
  @exclusivity(unchecked) package final var dependencies: DependencyValues {
    didSet { setFrameDependencies() }
  }
  private var chain = RunawayActionDetector()
  /// How tasks of effects are started, when not by `Task.init`: a test store runs them on an executor of its own.
  package final var taskStarter: TaskStarter?
  /// Hears of a feature that dismisses itself and is presented by nobody: a test store.
  package final var onDismiss: (() -> Void)?
  /// Set by an observer in the midst of a drain: when the action is reduced, all that waits is dropped and all that runs cancelled.
  package final var isAbandoningChain = false
  /// Gets the operations of effects instead of tasks of their own, for a test that performs their steps by hand.
  final var operationStarter: ((EffectRun) -> Void)?

  init(dependencies: DependencyValues, callSite: CallSite, isolation: any Actor) {
    let lock = Locked<UInt8>(0)
    effectLock = lock
    machine = StoreMachine(effectLock: lock)
    self.dependencies = dependencies
    super.init(callSite: callSite, isolation: isolation)
    setFrameDependencies()
  }

  private func setFrameDependencies() {
    frame.pointee.dependencies = dependencies.frameDependencies
    frame.pointee.ownDependencies = dependencies.frameDependencies
  }

  /// What the running effects of the store share.
  final var host: EffectHost {
    if let madeHost { return madeHost }
    let host = EffectHost(self)
    madeHost = host
    return host
  }

  // MARK: What subclasses know

  /// Runs the reducer on the state, and then lets go of places whose child is gone.
  func reduce(_ entry: QueuedAction) {
    preconditionFailure("abstract")
  }

  func notify(_ event: EffectEvent) {
    preconditionFailure("abstract")
  }

  // MARK: Sending

  /// Sends an action from outside: reduces it and what follows, or queues it when something is being reduced.
  @usableFromInline
  final func sendSlowly(_ action: AnySentAction) -> SendLifetime? {
    if isDraining {
      return machine.enqueueReentrant(action, cause: .sent)
    }
    let record = machine.openSend()
    machine.enqueue(action, origin: ActionOrigin(send: .record(record), cause: .sent))
    drain()
    return machine.closeSend(record)
  }

  final func emit(_ action: AnySentAction, from run: EffectRun) {
    guard machine.emit(action, from: run.number, lifetime: run) else { return }
    if !isUnobserved { telling { notify(.emitted(run.description, action)) } }
    if !isDraining { drain() }
  }

  final func operationEnded(_ number: UInt64) {
    learnOfNews()
    end(number)
    if !isDraining { drain() }
  }

  /// Whether operations wait to be started behind the one that is being started.
  package final var hasMoreToStart: Bool { !machine.starts.isEmpty }

  /// Lets the machine know of operations that have ended meanwhile.
  final func learnOfNews() {
    guard let host = madeHost, host.hasNews else { return }
    var news = host.takeNews()
    for request in news.cancellations { machine.cancel(request) }
    for number in news.numbers { end(number) }
    news.numbers.removeAll(keepingCapacity: true)
    host.reuse(news.numbers)
  }

  private func end(_ number: UInt64) {
    let run = machine.operation(number)?.run
    machine.finished(number)
    guard !isUnobserved, let run else { return }
    telling { notify(run.isCancelled ? .cancelled(run.description) : .finished(run.description)) }
  }

  /// Tells observers with the queue closed: what they send comes behind what is queued, and all hear of this first.
  final func telling(_ tell: () -> Void) {
    let outer = isDraining
    isDraining = true
    tell()
    isDraining = outer
  }

  final func registerTask(
    _ id: CancelID,
    cancelInFlight: Bool,
    from run: EffectRun,
    cancel: @escaping @Sendable () -> Void
  ) -> UInt64? {
    // A task that is named by an effect which is cancelled meanwhile is cancelled with it.
    guard machine.operation(run.number) != nil, !run.isStopped else {
      cancel()
      return nil
    }
    let number = machine.registerTask(
      id,
      cancelInFlight: cancelInFlight,
      at: run.effectOwner,
      lifetime: run,
      cancel: cancel
    )
    if !isDraining { drain() }
    return number
  }

  /// Takes notice of what has happened to effects on other threads.
  final func learnOfEndings() {
    learnOfNews()
    if !isDraining { drain() }
  }

  /// Whether an effect only measures time and its end will bring nothing, so that nobody has to wait for it.
  package final func isIdleTimer(_ number: UInt64) -> Bool {
    machine.isIdleTimer(number)
  }

  // MARK: Performing

  /// Performs what the machine decides until it has nothing left to do.
  final func drain(after steps: Int = 0) {
    // A reducer of another store may have sent this: what is told here is not inside of its reduction.
    let outer = ReductionFrame.current
    ReductionFrame.current = nil
    defer { ReductionFrame.current = outer }
    isDraining = true
    // Reductions that the machine has not seen count as well.
    machine.actionNumber = version
    learnOfNews()
    chain.begin(after: steps)
    while true {
      switch machine.next() {
      case .reduce(let entry):
        chain.step(entry.action, core: self)
        reduce(entry)
        if isAbandoningChain {
          isAbandoningChain = false
          machine.abandon()
        }
      case .cancel(let job):
        cancel(job)
      case .publish:
        publish()
      case .start(let job, let run):
        start(job, run)
      case .idle:
        isDraining = false
        letGo()
        // Letting go may have sent more, which has been reduced by now.
        if !isDraining { reportUnwrittenBindings() }
        return
      }
    }
  }

  final func publish() {
    if !isUnobserved { notify(.stateChanged(after: machine.actionNumber)) }
    // Closures that are run again may send: that is a drain of its own, and they see its outcome.
    isDraining = false
    publishChanges()
    isDraining = true
    machine.actionNumber = version
  }

  private func start(_ job: Job, _ run: RunEffect) {
    let parent = machine.lifetime(under: job)
    let isAwaited = !isUnobserved || job.isAwaited
    let effect = EffectRun(job: job, run: run, under: parent, isAwaited: isAwaited, host: host)
    job.run = effect
    if !isUnobserved { notify(.started(effect.description)) }
    // What the operation holds goes when the operation has ended, and not when the store comes to know of it.
    job.role = .running
    // One whose id is cancelled meanwhile, on another thread, starts cancelled.
    job.forEachCancellationGroup { if !$0.add(.run(effect), number: job.number) { effect.cancelSelf() } }
    if let operationStarter { return operationStarter(effect) }
    effect.start(run.operation, dependencies: job.dependencies ?? dependencies.withoutFallback.storage)
  }

  private func cancel(_ job: Job) {
    stopTask(of: job)
    if let run = job.run, !isUnobserved { notify(.cancelled(run.description)) }
  }

  private func stopTask(of job: Job) {
    if case .task(let cancel) = job.role { cancel() }
    job.run?.cancelSelf()
  }

  /// Ends retained and drops values of users, with the machine closed: what they run may send.
  private func letGo() {
    for retain in machine.takeRetained() { retain.close() }
    while case var discarded = machine.takeDiscarded(), !discarded.isEmpty {
      discarded.removeAll(keepingCapacity: true)
      machine.reuse(discarded)
    }
  }

  /// The last reference to the store is gone, on whatever thread: everything stops, and nobody is told.
  package final func stop() {
    guard !machine.isEmpty else { return }
    machine.cancelAll()
    while case .cancel(let job) = machine.next() { stopTask(of: job) }
    machine.forgetAll()
    letGo()
  }
}
