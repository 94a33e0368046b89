internal import HeadgateSupport

extension StoreMachine {
  /// Cancels the effects with an id in an effect owner and its descendants, except `part` and the jobs that contain `part`.
  package mutating func cancel(
    id: CancelID,
    at effectOwner: EffectOwner,
    sparing part: Job? = nil,
    because reason: CancelReason = .id
  ) {
    var found = effectOwner.effects(with: id)
    var whole = part
    while let spared = whole {
      found.jobs.removeAll { $0 === spared }
      whole = spared.container
    }
    cancel(found, because: reason)
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
    cancelJobs(at: all, because: .other)
    // The root stays: a test store continues after it has cancelled all effects.
    for effectOwner in all.dropFirst() { effectOwner.removeAsGone() }
  }

  private mutating func cancelJobs(at effectOwners: [EffectOwner], because reason: CancelReason) {
    var found = CancelRequest()
    for effectOwner in effectOwners {
      effectOwner.forEachJob { found.jobs.append($0) }
      for interval in (effectOwner.effectsByID?.throttles ?? [:]).values {
        found.intervals.append((effectOwner, interval))
      }
    }
    cancel(found, because: reason)
  }

  /// Removes all jobs when none will run any more. Jobs and effect owners reference each other.
  package mutating func forgetAll() {
    for effectOwner in effectOwners.subtree { effectOwner.forgetJobs() }
    operations = [:]
  }

  /// Cancels jobs, and the timers of intervals, in the order of their start. Jobs that another thread has cancelled end, too.
  ///
  /// All jobs are marked, and all intervals are over, before the first job ends. Otherwise the end of one job could start the next part
  /// of another, or throttle that part by an interval that is cancelled.
  mutating func cancel(_ request: CancelRequest, because reason: CancelReason = .id) {
    var jobs = request.jobs
    // The interval of a request from another thread may be over since.
    for (effectOwner, interval) in request.intervals where isCurrent(interval, at: effectOwner) {
      effectOwner.setInterval(nil, for: interval.throttle.id)
      if let timer = operations[interval.timer] { jobs.append(timer) }
    }
    jobs.sort { $0.number < $1.number }
    let cancelled = effectLock.withLock { _ in Work.cancel(jobs, as: .processed, because: reason) }
    for job in cancelled { endCancelled(job) }
  }

  private mutating func endCancelled(_ job: Job) {
    switch job.role {
    case .waiting where !job.isComplete, .running where !job.isComplete, .task where !job.isComplete:
      stops.append(job)
    case .sequence(let rest) where !job.isComplete:
      discarded.append(contentsOf: rest)
      job.role = .sequence([])
      endSequence(job)
    default: break
    }
    if job.isComplete {
      removeIfOver(job)
    } else if job.incompleteParts == 0 {
      advance(job)
    }
  }
}
