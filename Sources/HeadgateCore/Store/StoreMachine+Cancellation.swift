internal import HeadgateSupport

extension StoreMachine {
  /// Cancels the effects that run under an id, at a place and below; but not `part` and what it is part of.
  package mutating func cancel(id: CancelID, at effectOwner: EffectOwner, sparing part: Job? = nil) {
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
    cancel(found) { $0.dropWindows(at: effectOwners, id: id) }
  }

  /// Follows a cancellation that has happened on another thread: goes on with what waits for what was cancelled.
  mutating func cancel(_ request: CancelRequest) {
    cancel(request.jobs) { machine in
      for (effectOwner, interval) in request.intervals { machine.drop(interval, at: effectOwner) }
    }
  }

  /// Cancels everything at places and below: their children are gone, or others have taken their places.
  package mutating func cancel(at gone: [EffectOwner]) {
    cancelJobs(at: gone.flatMap(\.subtree))
    for effectOwner in gone { effectOwner.removeAsGone() }
  }

  /// Drops the actions that wait, and cancels all effects, those that have not started included.
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
    // The root stays: a test store goes on after it has cancelled all.
    for effectOwner in all.dropFirst() { effectOwner.removeAsGone() }
  }

  private mutating func cancelJobs(at effectOwners: [EffectOwner]) {
    var jobs: [Job] = []
    for effectOwner in effectOwners { effectOwner.forEachJob { jobs.append($0) } }
    cancel(jobs) { $0.dropWindows(at: effectOwners) }
  }

  /// Forgets all jobs when nothing of them will be performed any more: jobs and places hold each other.
  package mutating func forgetAll() {
    for effectOwner in effectOwners.subtree { effectOwner.forgetJobs() }
    operations = [:]
  }

  /// Cancels jobs in the order of their start, wherever they are.
  ///
  /// All are marked before the first one ends: what its end lets begin must not set another one going again.
  mutating func cancel(_ jobs: [Job], meanwhile: (inout Self) -> Void = { _ in }) {
    var marked: [Job] = []
    for job in jobs.sorted(by: { $0.number < $1.number }) { mark(job, &marked) }
    meanwhile(&self)
    for job in marked { end(job) }
  }

  /// Children first in, first cancelled; the tree of an effect is as deep as it was written.
  private func mark(_ job: Job, _ marked: inout [Job]) {
    guard !job.isCancelled else { return }
    job.isCancelled = true
    for child in job.children { mark(child, &marked) }
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
