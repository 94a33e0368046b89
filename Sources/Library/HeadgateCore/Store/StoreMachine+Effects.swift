internal import HeadgateSupport

extension StoreMachine {
  mutating func accept(_ tree: EffectTree, in context: JobContext) {
    // An effect that cancels its own id starts nothing more, and neither does a cancelled sequence.
    guard context.container?.isActive != false else { return discarded.append(tree) }
    switch tree {
    case .send(let action):
      enqueue(action, origin: context.origin, job: context.container, effectOwner: context.effectOwner)

    case .run(let run): operate(run, in: context)

    case .none: break

    case .group(let group) where group.kind == .merge:
      for tree in group.flattened { accept(tree, in: context) }

    case .group(let group):
      let job = makeJob(.sequence(group.flattened[...]), in: context)
      beginSequence(job)
      advance(job)

    case .cancellable(let tree, let id, let cancelInFlight):
      if cancelInFlight { cancel(id: id, at: context.effectOwner, sparing: context.container, because: .idTaken) }
      // The cancellation may have started the next part of a sequence, and that part may have cancelled this effect.
      guard context.container?.isActive != false else { return discarded.append(tree) }
      let job = makeCancellationGroup(id, in: context)
      job.incompleteParts += 1
      accept(tree, in: job.context)
      job.incompleteParts -= 1
      advance(job)

    case .cancel(let id, _):
      cancel(id: id, at: context.effectOwner)

    case .throttle(let tree, let throttle):
      accept(tree, throttle, in: context)

    case .owned(let component, let tree):
      var context = context
      let child = context.effectOwner.child(at: component)
      context.effectOwner = child
      // The tree may cancel the last job of the child and then start new ones, so the child must stay in the tree.
      child.hold()
      accept(tree, in: context)
      child.release()

    case .dependencies(let values, let tree):
      var context = context
      // The innermost operator is visited last and wins. Its values include those around it at the time of the reduction.
      context.dependencies = values
      accept(tree, in: context)

    case .embedded, .presented:
      preconditionFailure("an effect is resolved before the machine gets it")
    }
  }

  /// Creates the job of an operation, which waits to be started.
  @discardableResult
  mutating func operate(_ run: RunEffect, in context: JobContext) -> Job {
    var context = context
    // The dependencies in force at the creation of the effect override the values of the operators around the reducer.
    context.dependencies = run.dependencies ?? context.dependencies
    let effect = EffectRun(number: nextNumber(), run, in: context, of: lifetime(of: context.origin))
    effect.effectOwner.insert(effect)
    operations[effect.number] = effect
    starts.append(effect)
    return effect
  }

  mutating func makeJob(_ role: Job.Role, in context: JobContext) -> Job {
    let job = Job(number: nextNumber(), role: role, in: context, of: lifetime(of: context.origin))
    job.effectOwner.insert(job)
    return job
  }

  mutating func makeCancellationGroup(_ id: CancelID, in context: JobContext) -> Job {
    let job = makeJob(.cancellationGroup(id), in: context)
    job.effectOwner.insert(job, for: id)
    return job
  }

  private mutating func nextNumber() -> UInt64 {
    jobNumber += 1
    return jobNumber
  }

  private mutating func lifetime(of origin: ActionOrigin) -> SendLifetime {
    switch origin.send {
    case .lifetime(let lifetime): return lifetime
    case .record(let record):
      if let lifetime = sends[record] { return lifetime }
      let lifetime = SendLifetime(lock: effectLock)
      sends[record] = lifetime
      return lifetime
    }
  }

  /// Completes a job, or starts the next part of a sequence, when no part is incomplete.
  mutating func advance(_ job: Job) {
    var job = job
    while job.incompleteParts == 0, !job.isComplete {
      if case .sequence(var rest) = job.role, let next = rest.popFirst() {
        job.role = .sequence(rest)
        job.incompleteParts += 1
        accept(next, in: job.context)
        job.incompleteParts -= 1
        continue
      }
      let container = job.container
      complete(job)
      guard let container else { return }
      container.incompleteParts -= 1
      job = container
    }
  }

  private mutating func complete(_ job: Job) {
    job.isComplete = true
    switch job.role {
    case .waiting(let run):
      operations[job.number] = nil
      discarded.append(.run(run))
      job.role = .dropped
    case .sequence:
      endSequence(job)
    case .running, .task:
      operations[job.number] = nil
    case .cancellationGroup, .dropped: break
    }
    removeIfOver(job)
  }

  /// Keeps the send of a sequence unfinished.
  mutating func beginSequence(_ job: Job) {
    job.keepsSendUnfinished = true
    job.send.addSequence()
  }

  /// Ends the work of a sequence. Its send stays unfinished until the effects that its actions start in this drain have started.
  mutating func endSequence(_ job: Job) {
    guard job.keepsSendUnfinished else { return }
    job.keepsSendUnfinished = false
    if job.send.retainAfterSequence() { retain(job.send) }
  }

  func removeIfOver(_ job: Job) {
    guard job.isComplete, job.queued == 0 || !job.isActive else { return }
    job.effectOwner.remove(job)
    if case .cancellationGroup(let id) = job.role { job.effectOwner.remove(job, for: id) }
    job.leaveParent()
    job.effectOwner.removeIfEmpty()
  }

  func dequeued(_ entry: QueuedAction) {
    var holder = entry.job
    while let job = holder {
      job.queued -= 1
      holder = job.container
      removeIfOver(job)
    }
    entry.effectOwner?.release()
  }

  /// Processes the end of an operation.
  package mutating func finished(_ number: UInt64) {
    guard let job = operations[number] else { return }
    // The end of a throttled interval may start the next interval at the same effect owner.
    job.effectOwner.hold()
    advance(job)
    throttleEnded(job)
    job.effectOwner.release()
  }

  /// Registers a task of an operation, so that an id can cancel the task.
  package mutating func registerTask(
    _ id: CancelID,
    cancelInFlight: Bool,
    of run: Job,
    cancel: @escaping @Sendable () -> Void
  ) -> UInt64 {
    // This may cancel the operation that registers the task.
    run.effectOwner.hold()
    defer { run.effectOwner.release() }
    if cancelInFlight { self.cancel(id: id, at: run.effectOwner, because: .idTaken) }
    let origin = ActionOrigin(send: .lifetime(run.send), cause: .sent)
    let group = makeCancellationGroup(id, in: JobContext(effectOwner: run.effectOwner, origin: origin))
    let job = RegisteredTask(number: nextNumber(), in: group.context, of: run.send, cancel: cancel)
    job.effectOwner.insert(job)
    operations[job.number] = job
    return job.number
  }
}
