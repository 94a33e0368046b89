internal import HeadgateSupport
internal import HeadgateDependenciesRuntime

extension StoreMachine {
  mutating func accept(
    _ tree: EffectTree,
    at effectOwner: EffectOwner,
    under parent: Job?,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) {
    // An effect that cancels its own id starts nothing more.
    guard parent?.isCancelled != true else { return discarded.append(tree) }
    switch tree {
    case .send(let action):
      enqueue(action, origin: origin, job: parent, effectOwner: effectOwner)

    case .run(let run):
      // The dependencies in force at the creation of the effect override the values of the operators around the reducer.
      let dependencies = run.dependencies ?? dependencies
      let job = makeJob(.run(run), at: effectOwner, under: parent, dependencies: dependencies, origin: origin)
      operations[job.number] = job
      starts.append(job)

    case .none: break

    case .group(let group) where group.kind == .merge:
      for tree in group.flattened {
        accept(tree, at: effectOwner, under: parent, dependencies: dependencies, origin: origin)
      }

    case .group(let group):
      let parts = group.flattened[...]
      let job = makeJob(.sequence(parts), at: effectOwner, under: parent, dependencies: dependencies, origin: origin)
      openSequence(job)
      advance(job)

    case .cancellable(let tree, let id, let cancelInFlight):
      if cancelInFlight { cancel(id: id, at: effectOwner, sparing: parent, because: .idTaken) }
      // The cancellation may have started the next part of a sequence, and that part may have cancelled this effect.
      guard parent?.isCancelled != true else { return discarded.append(tree) }
      let job = makeCancellationGroup(id, at: effectOwner, under: parent, dependencies: dependencies, origin: origin)
      job.open += 1
      accept(tree, at: effectOwner, under: job, dependencies: dependencies, origin: origin)
      job.open -= 1
      advance(job)

    case .cancel(let id, _):
      cancel(id: id, at: effectOwner)

    case .throttle(let tree, let throttle):
      accept(tree, throttle, at: effectOwner, under: parent, dependencies: dependencies, origin: origin)

    case .owned(let component, let tree):
      let child = effectOwner.child(at: component)
      // The tree may cancel the last job of the child and then start new ones, so the child must stay in the tree.
      child.hold()
      accept(tree, at: child, under: parent, dependencies: dependencies, origin: origin)
      child.release()

    case .dependencies(let values, let tree):
      // The innermost operator is visited last and wins. Its values include those around it at the time of the reduction.
      accept(tree, at: effectOwner, under: parent, dependencies: values, origin: origin)

    case .embedded, .presented:
      preconditionFailure("an effect is resolved before the machine gets it")
    }
  }

  /// Creates the job of a cancellation group.
  mutating func makeCancellationGroup(
    _ id: CancelID,
    at effectOwner: EffectOwner,
    under parent: Job?,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) -> Job {
    let cancellationGroup = CancellationGroup(id, lock: effectLock)
    let job = makeJob(
      .cancellationGroup(cancellationGroup),
      at: effectOwner,
      under: parent,
      dependencies: dependencies,
      origin: origin
    )
    effectOwner.insert(cancellationGroup, of: job)
    return job
  }

  mutating func makeJob(
    _ role: Job.Role,
    at effectOwner: EffectOwner,
    under parent: Job?,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) -> Job {
    jobNumber += 1
    var origin = origin
    // A job that outlives the drain references the lifetime itself.
    if case .cancellationGroup = role {} else { origin.send = .lifetime(lifetime(of: origin)) }
    let job = Job(
      number: jobNumber,
      role: role,
      parent: parent,
      effectOwner: effectOwner,
      dependencies: dependencies,
      origin: origin
    )
    effectOwner.insert(job)
    return job
  }

  mutating func lifetime(of origin: ActionOrigin) -> SendLifetime {
    switch origin.send {
    case .lifetime(let lifetime): return lifetime
    case .record(let record):
      if let lifetime = sends[record] { return lifetime }
      let lifetime = SendLifetime(parent: nil, lock: effectLock, open: 0)
      sends[record] = lifetime
      return lifetime
    }
  }

  /// Returns the parent lifetime of an operation that starts.
  package mutating func lifetime(under job: Job) -> SendLifetime {
    lifetime(of: job.origin)
  }

  /// Completes a job, or starts the next part of a sequence, when no part is open.
  mutating func advance(_ job: Job) {
    var job = job
    while job.open == 0, !job.isComplete {
      if case .sequence(var rest) = job.role, !job.isCancelled, !lifetime(of: job.origin).isCancelled,
        let next = rest.popFirst()
      {
        job.role = .sequence(rest)
        job.open += 1
        accept(next, at: job.effectOwner, under: job, dependencies: job.dependencies, origin: job.origin)
        job.open -= 1
        continue
      }
      complete(job)
      guard let parent = job.parent else { return }
      parent.open -= 1
      job = parent
    }
  }

  private mutating func complete(_ job: Job) {
    job.isComplete = true
    switch job.role {
    case .run(let run):
      operations[job.number] = nil
      discarded.append(.run(run))
    case .sequence(let rest):
      endSequence(job)
      discarded.append(contentsOf: rest)
    case .running, .task:
      operations[job.number] = nil
      job.forEachCancellationGroup { $0.remove(job.number) }
    case .cancellationGroup: break
    }
    removeIfOver(job)
  }

  /// Keeps the send of a sequence open.
  mutating func openSequence(_ job: Job) {
    job.keepsSendOpen = true
    lifetime(of: job.origin).openSequence()
  }

  /// Ends the work of a sequence. Its send stays open until the effects that its actions start in this drain have started.
  mutating func endSequence(_ job: Job) {
    guard job.keepsSendOpen else { return }
    job.keepsSendOpen = false
    let lifetime = lifetime(of: job.origin)
    if lifetime.endSequence() { retain(lifetime) }
  }

  func removeIfOver(_ job: Job) {
    guard job.isComplete, job.queued == 0 || job.isCancelled else { return }
    job.effectOwner.remove(job)
    if case .cancellationGroup(let cancellationGroup) = job.role { job.effectOwner.remove(cancellationGroup, of: job) }
    job.leaveParent()
    job.effectOwner.removeIfEmpty()
  }

  func dequeued(_ entry: QueuedAction) {
    var holder = entry.job
    while let job = holder {
      job.queued -= 1
      removeIfOver(job)
      holder = job.parent
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
    at effectOwner: EffectOwner,
    lifetime: SendLifetime,
    cancel: @escaping @Sendable () -> Void
  ) -> UInt64 {
    // This may cancel the operation that registers the task.
    effectOwner.hold()
    defer { effectOwner.release() }
    if cancelInFlight { self.cancel(id: id, at: effectOwner, because: .idTaken) }
    let origin = ActionOrigin(send: .lifetime(lifetime), cause: .sent)
    let cancellationGroup = makeCancellationGroup(id, at: effectOwner, under: nil, dependencies: nil, origin: origin)
    let job = makeJob(.task(cancel), at: effectOwner, under: cancellationGroup, dependencies: nil, origin: origin)
    operations[job.number] = job
    job.forEachCancellationGroup { _ = $0.add(.task(cancel), number: job.number) }
    return job.number
  }
}
