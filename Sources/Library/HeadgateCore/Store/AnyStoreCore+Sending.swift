internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

// Takes actions, and performs the steps that the machine decides.
extension AnyStoreCore {
  /// Sends an action from outside the store: reduces it with its follow-up actions, or queues it during a drain.
  @usableFromInline
  final func sendSlowly(_ action: AnySentAction) -> SendLifetime? {
    if isDraining || tools.pause == .holds {
      return machine.enqueueReentrant(action, cause: .sent)
    }
    if tools.pause == .drops { return nil }
    madeHost?.reportLimit.reset()
    let record = machine.beginSend()
    machine.enqueue(action, origin: ActionOrigin(send: .record(record), cause: .sent))
    drain()
    return machine.endSend(record)
  }

  final func emit(_ action: AnySentAction, from run: EffectRun) {
    guard tools.pause != .drops, machine.emit(action, from: run.number) else { return }
    if !isUnobserved { telling { notify(.emitted(run.description, action)) } }
    if !isDraining { drain() }
  }

  final func operationEnded(_ number: UInt64) {
    processInbox()
    processEnd(of: number)
    if !isDraining { drain() }
  }

  /// Passes cancellations and ends of operations that occurred on other threads to the machine.
  final func processInbox() {
    guard let host = madeHost, var inbox = host.emptyInbox() else { return }
    for request in inbox.cancellations { machine.cancel(request) }
    for number in inbox.numbers { processEnd(of: number) }
    inbox.numbers.removeAll(keepingCapacity: true)
    host.reuse(inbox.numbers)
  }

  private func processEnd(of number: UInt64) {
    let run = isUnobserved ? nil : machine.operation(number) as? EffectRun
    // Read before the end, which may start the next part of a sequence, and that part may cancel the ended operation.
    let isActive = run?.isActive == true
    machine.finished(number)
    guard let run else { return }
    observers.cancelReason = run.cancelReason
    telling { notify(isActive ? .finished(run.description) : .cancelled(run.description)) }
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
    guard machine.operation(run.number) != nil, run.isActive else {
      cancel()
      return nil
    }
    let number = machine.registerTask(id, cancelInFlight: cancelInFlight, of: run, cancel: cancel)
    // Another thread may have cancelled the operation since it was asked, when it could not find the task yet.
    if machine.operation(number)?.isActive == false { cancel() }
    if !isDraining { drain() }
    return number
  }

  final func processInboxAndDrain() {
    processInbox()
    if !isDraining { drain() }
  }

  // MARK: Performing

  /// Performs the steps of the machine until none is left.
  final func drain(after steps: Int = 0) {
    guard tools.pause == nil else { return }
    // A reducer of another store may have sent this action. The notifications of this store are not part of that reduction.
    let outer = ReductionFrame.current
    ReductionFrame.current = nil
    defer { ReductionFrame.current = outer }
    isDraining = true
    processInbox()
    chain.begin(after: steps)
    while true {
      switch machine.next() {
      case .reduce(let entry):
        chain.step(entry.action, core: self)
        reduce(entry)
        if tools.isAbandoningChain {
          tools.isAbandoningChain = false
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
        releaseDiscarded()
        // The code of released values may have sent actions, which are reduced by now.
        if !isDraining { bindingWatch?.reportUnwritten(at: callSite) }
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

  private func start(_ effect: EffectRun, _ run: RunEffect) {
    effect.connect(to: host, isObserved: !isUnobserved)
    if !isUnobserved { notify(.started(effect.description)) }
    if let operationStarter = tools.operationStarter { return operationStarter(effect) }
    let dependencies = effect.dependencies ?? dependencies.withoutFallback.storage
    effect.forgetDependencies()
    // Without such an observer, the effect needs no closure, which would be allocated.
    guard observers.subscriptions.contains(where: \.bindsContexts) else {
      return effect.start(run.operation, dependencies: dependencies)
    }
    inContexts(of: effect) { effect.start(run.operation, dependencies: dependencies) }
  }

  /// Calls a closure inside the task-local values that observers bind for an effect. The first observer is the innermost.
  private func inContexts(of effect: EffectRun, _ start: @escaping () -> Void) {
    var start = start
    for subscription in observers.subscriptions where subscription.bindsContexts {
      guard let observer = subscription.observer?.observer as? any EffectContextObserver else { continue }
      start = { [start] in observer.withContext(of: effect.description, start) }
    }
    start()
  }

  private func cancel(_ job: Job) {
    job.cancelTask()
    observers.cancelReason = job.cancelReason
    if case .running = job.role, let run = job as? EffectRun, !isUnobserved { notify(.cancelled(run.description)) }
  }

  /// Releases retained lifetimes and values of users, outside any mutation of the machine: their code may send.
  private func releaseDiscarded() {
    for retain in machine.takeRetained() { retain.endWork() }
    while case var discarded = machine.takeDiscarded(), !discarded.isEmpty {
      discarded.removeAll(keepingCapacity: true)
      machine.reuse(discarded)
    }
  }

  /// Stops all effects without notifying observers. Called on any thread, when the last reference to the store is released.
  package final func stop() {
    guard !machine.isEmpty else { return }
    machine.cancelAll()
    while case .cancel(let job) = machine.next() { job.cancelTask() }
    machine.forgetAll()
    releaseDiscarded()
  }
}
