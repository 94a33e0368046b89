internal import HeadgateSupport

extension StoreMachine {
  /// Cancels the effects with an id in an effect owner and its descendants, except `part` and the jobs that contain `part`.
  package mutating func cancel(
    id: CancelID,
    at effectOwner: EffectOwner,
    sparing part: Job? = nil,
    because reason: CancelReason = .id
  ) {
    var found: [Job] = []
    let effectOwners = effectOwner.subtree
    for effectOwner in effectOwners {
      if let cancellationGroup = effectOwner.effectsByID?.jobs[id] {
        found.append(contentsOf: cancellationGroup.values)
      }
    }
    var whole = part
    while let spared = whole {
      found.removeAll { $0 === spared }
      whole = spared.parent
    }
    cancel(found, because: reason) { $0.dropWindows(at: effectOwners, id: id) }
  }

  /// Processes a cancellation that occurred on another thread. Effects that wait for the cancelled ones continue.
  mutating func cancel(_ request: CancelRequest, because reason: CancelReason = .id) {
    cancel(request.jobs, because: reason) { machine in
      for (effectOwner, interval) in request.intervals { machine.drop(interval, at: effectOwner) }
    }
  }

  /// Cancels all effects of effect owners and their descendants, because the children are gone or were replaced.
  package mutating func cancel(at gone: [EffectOwner]) {
    cancelJobs(at: gone.flatMap(\.subtree), because: .childGone)
    for effectOwner in gone { effectOwner.removeAsGone() }
  }

  /// Drops the queued actions, and cancels all effects, including those that have not started.
  package mutating func abandon() {
    while let entry = queue.popFirst() {
      dequeued(entry)
      discarded.append(.send(entry.action))
    }
    cancelAll()
  }

  package mutating func cancelAll() {
    let all = effectOwners.subtree
    cancelJobs(at: all)
    // The root stays: a test store continues after it has cancelled all effects.
    for effectOwner in all.dropFirst() { effectOwner.removeAsGone() }
  }

  private mutating func cancelJobs(at effectOwners: [EffectOwner], because reason: CancelReason = .other) {
    var jobs: [Job] = []
    for effectOwner in effectOwners { effectOwner.forEachJob { jobs.append($0) } }
    cancel(jobs, because: reason) { $0.dropWindows(at: effectOwners) }
  }

  /// Removes all jobs when none will run any more. Jobs and effect owners reference each other.
  package mutating func forgetAll() {
    for effectOwner in effectOwners.subtree { effectOwner.forgetJobs() }
    operations = [:]
  }

  /// Cancels jobs in the order of their start.
  ///
  /// All jobs are marked before the first one ends. Otherwise the end of one job could start the next part of another.
  mutating func cancel(
    _ jobs: [Job],
    because reason: CancelReason = .other,
    meanwhile: (inout Self) -> Void = { _ in }
  ) {
    var marked: [Job] = []
    for job in jobs.sorted(by: { $0.number < $1.number }) { mark(job, because: reason, &marked) }
    meanwhile(&self)
    for job in marked { end(job) }
  }

  /// Marks the children before their parent. The recursion is as deep as the effect is nested.
  private func mark(_ job: Job, because reason: CancelReason, _ marked: inout [Job]) {
    guard !job.isCancelled else { return }
    job.isCancelled = true
    job.cancelReason = reason
    for child in job.children { mark(child, because: reason, &marked) }
    marked.append(job)
  }

  private mutating func end(_ job: Job) {
    switch job.role {
    case .run where !job.isComplete, .running where !job.isComplete, .task where !job.isComplete: cancelled.append(job)
    case .sequence(let rest):
      discarded.append(contentsOf: rest)
      if case .lifetime(let lifetime) = job.origin.send { lifetime.endWaiting() }
      if !job.isComplete { job.role = .sequence([]) }
    default: break
    }
    if job.isComplete {
      removeIfOver(job)
    } else if job.open == 0 {
      advance(job)
    }
  }
}
