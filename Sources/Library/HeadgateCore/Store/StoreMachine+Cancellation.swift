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
    var intervals: [(effectOwner: EffectOwner, interval: ThrottleWindow)] = []
    for effectOwner in effectOwner.subtree {
      guard let effectsByID = effectOwner.effectsByID else { continue }
      found.append(contentsOf: (effectsByID.jobs[id] ?? [:]).values)
      if let interval = effectsByID.throttles[id] { intervals.append((effectOwner, interval)) }
    }
    var whole = part
    while let spared = whole {
      found.removeAll { $0 === spared }
      whole = spared.parent
    }
    cancel(found, intervals, because: reason)
  }

  /// Processes a cancellation that occurred on another thread. Effects that wait for the cancelled ones continue.
  mutating func cancel(_ request: CancelRequest, because reason: CancelReason = .id) {
    cancel(request.jobs, request.intervals, because: reason)
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
    var intervals: [(effectOwner: EffectOwner, interval: ThrottleWindow)] = []
    for effectOwner in effectOwners {
      effectOwner.forEachJob { jobs.append($0) }
      for interval in (effectOwner.effectsByID?.throttles ?? [:]).values { intervals.append((effectOwner, interval)) }
    }
    cancel(jobs, intervals, because: reason)
  }

  /// Removes all jobs when none will run any more. Jobs and effect owners reference each other.
  package mutating func forgetAll() {
    for effectOwner in effectOwners.subtree { effectOwner.forgetJobs() }
    operations = [:]
  }

  /// Cancels jobs, and the timers of intervals, in the order of their start.
  ///
  /// All jobs are marked, and all intervals are over, before the first job ends. Otherwise the end of one job could start the next part
  /// of another, or throttle that part by an interval that is cancelled.
  mutating func cancel(
    _ jobs: [Job],
    _ intervals: [(effectOwner: EffectOwner, interval: ThrottleWindow)] = [],
    because reason: CancelReason = .other
  ) {
    var jobs = jobs
    // The interval of a request from another thread may be over since.
    for (effectOwner, interval) in intervals where isOpen(interval, at: effectOwner) {
      effectOwner.setInterval(nil, for: interval.throttle.id)
      if let timer = operations[interval.timer] { jobs.append(timer) }
    }
    var marked: [Job] = []
    for job in jobs.sorted(by: { $0.number < $1.number }) { mark(job, because: reason, &marked) }
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
    case .sequence(let rest) where !job.isComplete:
      discarded.append(contentsOf: rest)
      job.role = .sequence([])
      endSequence(job)
    default: break
    }
    if job.isComplete {
      removeIfOver(job)
    } else if job.open == 0 {
      advance(job)
    }
  }
}
