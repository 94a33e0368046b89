internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

// Takes actions, and performs the steps that the machine decides.
extension AnyStoreCore {
  /// Sends an action from outside the store: reduces it with its follow-up actions, or queues it during a drain.
  @usableFromInline
  final func sendSlowly(_ action: AnySentAction) -> SendLifetime? {
    if isDraining || pause == .holds {
      return machine.enqueueReentrant(action, cause: .sent)
    }
    if pause == .drops { return nil }
    madeHost?.reportLimit.reset()
    let record = machine.openSend()
    machine.enqueue(action, origin: ActionOrigin(send: .record(record), cause: .sent))
    drain()
    return machine.closeSend(record)
  }

  final func emit(_ action: AnySentAction, from run: EffectRun) {
    guard pause != .drops, machine.emit(action, from: run.number, lifetime: run) else { return }
    if !isUnobserved { telling { notify(.emitted(run.description, action)) } }
    if !isDraining { drain() }
  }

  final func operationEnded(_ number: UInt64) {
    takeNews()
    end(number)
    if !isDraining { drain() }
  }

  /// Whether more operations wait to start after the one that is starting.
  package final var hasMoreToStart: Bool { !machine.starts.isEmpty }

  /// Passes cancellations and ends of operations that occurred on other threads to the machine.
  final func takeNews() {
    guard let host = madeHost, host.hasNews else { return }
    var news = host.takeNews()
    for request in news.cancellations { machine.cancel(request) }
    for number in news.numbers { end(number) }
    news.numbers.removeAll(keepingCapacity: true)
    host.reuse(news.numbers)
  }

  private func end(_ number: UInt64) {
    let job = machine.operation(number)
    let run = job?.run
    machine.finished(number)
    guard !isUnobserved, let job, let run else { return }
    cancelReason = job.cancelReason
    telling { notify(run.isCancelled ? .cancelled(run.description) : .finished(run.description)) }
  }

  /// Notifies observers as if during a drain. Actions that observers send are queued, so all observers see this event first.
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
    // A task that an effect registers after its own cancellation is cancelled too.
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

  /// Processes cancellations and ends of effects that occurred on other threads.
  final func noteEndedEffects() {
    takeNews()
    if !isDraining { drain() }
  }

  /// Whether an effect is a timer whose end has no result, so that a test need not wait for it.
  package final func isIdleTimer(_ number: UInt64) -> Bool {
    machine.isIdleTimer(number)
  }

  // MARK: Performing

  /// Performs the steps of the machine until none is left.
  final func drain(after steps: Int = 0) {
    guard pause == nil else { return }
    // A reducer of another store may have sent this action. The notifications of this store are not part of that reduction.
    let outer = ReductionFrame.current
    ReductionFrame.current = nil
    defer { ReductionFrame.current = outer }
    isDraining = true
    takeNews()
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
        if frame.pointee.limitsReports { frame.pointee.endReportLimit() }
        letGo()
        // The code of released values may have sent actions, which are reduced by now.
        if !isDraining { reportUnwrittenBindings() }
        return
      }
    }
  }

  final func publish() {
    if !isUnobserved { notify(.stateChanged(after: actionNumber)) }
    // Closures that run again may send. Such a send is a drain of its own, and the closure sees the resulting state.
    isDraining = false
    if let publication {
      self.publication = nil
      publication { publishChanges() }
    } else {
      publishChanges()
    }
    isDraining = true
  }

  private func start(_ job: Job, _ run: RunEffect) {
    let parent = machine.lifetime(under: job)
    let isAwaited = !isUnobserved || job.isAwaited
    let effect = EffectRun(job: job, run: run, under: parent, isAwaited: isAwaited, host: host)
    job.run = effect
    if !isUnobserved { notify(.started(effect.description)) }
    // The captures of the operation are released when the operation ends, not later when the store processes the end.
    job.role = .running
    // If another thread has cancelled one of the effect's ids since, the effect starts cancelled.
    job.forEachCancellationGroup { if !$0.add(.run(effect), number: job.number) { effect.cancelSelf() } }
    if let operationStarter { return operationStarter(effect) }
    let dependencies = job.dependencies ?? dependencies.withoutFallback.storage
    // Without such an observer, the effect needs no closure, which would be allocated.
    guard subscriptions.contains(where: \.bindsContexts) else {
      return effect.start(run.operation, dependencies: dependencies)
    }
    inContexts(of: effect) { effect.start(run.operation, dependencies: dependencies) }
  }

  /// Calls a closure inside the task-local values that observers bind for an effect. The first observer is the innermost.
  private func inContexts(of effect: EffectRun, _ start: @escaping () -> Void) {
    var start = start
    for subscription in subscriptions {
      guard subscription.bindsContexts,
        let observer = subscription.observer?.observer as? any EffectContextObserver
      else { continue }
      let inner = start
      start = { observer.withContext(of: effect.description, inner) }
    }
    start()
  }

  private func cancel(_ job: Job) {
    stopTask(of: job)
    cancelReason = job.cancelReason
    if let run = job.run, !isUnobserved { notify(.cancelled(run.description)) }
  }

  private func stopTask(of job: Job) {
    if case .task(let cancel) = job.role { cancel() }
    job.run?.cancelSelf()
  }

  /// Closes retained lifetimes and releases values of users, outside any mutation of the machine: their code may send.
  private func letGo() {
    for retain in machine.takeRetained() { retain.close() }
    while case var discarded = machine.takeDiscarded(), !discarded.isEmpty {
      discarded.removeAll(keepingCapacity: true)
      machine.reuse(discarded)
    }
  }

  /// Stops all effects without notifying observers. Called on any thread, when the last reference to the store is released.
  package final func stop() {
    guard !machine.isEmpty else { return }
    machine.cancelAll()
    while case .cancel(let job) = machine.next() { stopTask(of: job) }
    machine.forgetAll()
    letGo()
  }
}
