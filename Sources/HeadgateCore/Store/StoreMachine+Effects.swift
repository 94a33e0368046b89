internal import HeadgateSupport
internal import HeadgateDependenciesRuntime

extension StoreMachine {
  mutating func accept(
    _ tree: EffectTree,
    at place: Place,
    under parent: Job?,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) {
    // An effect that cancels the id that it runs under itself begins nothing more.
    guard parent?.isCancelled != true else { return discarded.append(tree) }
    switch tree {
    case .send(let action):
      enqueue(action, origin: origin, job: parent, place: place)

    case .run(let run):
      // Where the effect was made is nearer to it than the operators around the reducer that returned it.
      let dependencies = run.dependencies ?? dependencies
      let job = makeJob(.run(run), at: place, under: parent, dependencies: dependencies, origin: origin)
      operations[job.number] = job
      starts.append(job)

    case .none: break

    case .group(let group) where group.kind == .merge:
      for tree in group.flattened {
        accept(tree, at: place, under: parent, dependencies: dependencies, origin: origin)
      }

    case .group(let group):
      let parts = group.flattened[...]
      let job = makeJob(.sequence(parts), at: place, under: parent, dependencies: dependencies, origin: origin)
      lineage(of: job.origin).open()
      advance(job)

    case .cancellable(let tree, let id, let cancelInFlight):
      if cancelInFlight { cancel(id: id, at: place, sparing: parent) }
      // What was cancelled may have let something begin that cancelled this.
      guard parent?.isCancelled != true else { return discarded.append(tree) }
      let job = makeScope(id, at: place, under: parent, dependencies: dependencies, origin: origin)
      job.open += 1
      accept(tree, at: place, under: job, dependencies: dependencies, origin: origin)
      job.open -= 1
      advance(job)

    case .cancel(let id, _):
      cancel(id: id, at: place)

    case .throttle(let tree, let throttle):
      accept(tree, throttle, at: place, under: parent, dependencies: dependencies, origin: origin)

    case .placed(let segment, let tree):
      let child = place.child(at: segment)
      // What it cancels there may be all that keeps the place, which is about to hold what it begins.
      child.hold()
      accept(tree, at: child, under: parent, dependencies: dependencies, origin: origin)
      child.release()

    case .dependencies(let values, let tree):
      // The innermost operator is met last and wins; it was laid over the values around it when the action was reduced.
      accept(tree, at: place, under: parent, dependencies: values, origin: origin)

    case .embedded, .presented:
      preconditionFailure("an effect is resolved before the machine gets it")
    }
  }

  /// Makes the job of what runs under an id.
  mutating func makeScope(
    _ id: CancelID,
    at place: Place,
    under parent: Job?,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) -> Job {
    let scope = CancelScope(id, lock: lineageLock)
    let job = makeJob(.scope(scope), at: place, under: parent, dependencies: dependencies, origin: origin)
    place.insert(scope, of: job)
    return job
  }

  mutating func makeJob(
    _ role: Job.Role,
    at place: Place,
    under parent: Job?,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) -> Job {
    jobNumber += 1
    var origin = origin
    // What outlives the drain holds the lineage itself.
    if case .scope = role {} else { origin.send = .lineage(lineage(of: origin)) }
    let job = Job(
      number: jobNumber,
      role: role,
      parent: parent,
      place: place,
      dependencies: dependencies,
      origin: origin
    )
    place.insert(job)
    return job
  }

  mutating func lineage(of origin: ActionOrigin) -> Lineage {
    switch origin.send {
    case .lineage(let lineage): return lineage
    case .record(let record):
      if let lineage = sends[record] { return lineage }
      let lineage = Lineage(parent: nil, lock: lineageLock, open: 0)
      sends[record] = lineage
      return lineage
    }
  }

  /// The lineage that an operation gets of its own when it starts.
  package mutating func lineage(under job: Job) -> Lineage {
    lineage(of: job.origin)
  }

  /// Completes a job, or goes on to the next part of a sequence, when nothing of it is open.
  mutating func advance(_ job: Job) {
    var job = job
    while job.open == 0, !job.isComplete {
      if case .sequence(var rest) = job.role, !job.isCancelled, !lineage(of: job.origin).isCancelled,
        let next = rest.popFirst()
      {
        job.role = .sequence(rest)
        job.open += 1
        accept(next, at: job.place, under: job, dependencies: job.dependencies, origin: job.origin)
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
      lease(lineage(of: job.origin))
      discarded.append(contentsOf: rest)
    case .running, .task:
      operations[job.number] = nil
      job.forEachScope { $0.remove(job.number) }
    case .scope: break
    }
    removeIfOver(job)
  }

  func removeIfOver(_ job: Job) {
    guard job.isComplete, job.queued == 0 || job.isCancelled else { return }
    job.place.remove(job)
    if case .scope(let scope) = job.role { job.place.remove(scope, of: job) }
    job.leaveParent()
    job.place.removeIfEmpty()
  }

  func dequeued(_ entry: QueuedAction) {
    var holder = entry.job
    while let job = holder {
      job.queued -= 1
      removeIfOver(job)
      holder = job.parent
    }
    entry.place?.release()
  }

  /// An operation has returned.
  package mutating func finished(_ number: UInt64) {
    guard let job = operations[number] else { return }
    // The end of a throttled stretch may begin the next one at the same place.
    job.place.hold()
    advance(job)
    throttleEnded(job)
    job.place.release()
  }

  /// Names a task of an operation, so that it can be cancelled by an id.
  package mutating func registerTask(
    _ id: CancelID,
    cancelInFlight: Bool,
    at place: Place,
    lineage: Lineage,
    cancel: @escaping @Sendable () -> Void
  ) -> UInt64 {
    // The operation that names the task may be among those that this cancels.
    place.hold()
    defer { place.release() }
    if cancelInFlight { self.cancel(id: id, at: place) }
    let origin = ActionOrigin(send: .lineage(lineage), cause: .sent)
    let scope = makeScope(id, at: place, under: nil, dependencies: nil, origin: origin)
    let job = makeJob(.task(cancel), at: place, under: scope, dependencies: nil, origin: origin)
    operations[job.number] = job
    job.forEachScope { _ = $0.add(.task(cancel), number: job.number) }
    return job.number
  }
}
