internal import HeadgateSupport

extension StoreMachine {
  /// Cancels the effects that run under an id, at a place and below; but not `part` and what it is part of.
  package mutating func cancel(id: CancelID, at place: Place, sparing part: Job? = nil) {
    var found: [Job] = []
    let places = place.subtree
    for place in places {
      if let scope = place.names?.scopes[id] { found.append(contentsOf: scope.values) }
    }
    var whole = part
    while let spared = whole {
      found.removeAll { $0 === spared }
      whole = spared.parent
    }
    cancel(found) { $0.dropWindows(at: places, id: id) }
  }

  /// Follows a cancellation that has happened on another thread: goes on with what waits for what was cancelled.
  mutating func cancel(_ request: CancelRequest) {
    cancel(request.jobs) { machine in
      for (place, interval) in request.intervals { machine.drop(interval, at: place) }
    }
  }

  /// Cancels everything at places and below: their children are gone, or others have taken their places.
  package mutating func cancel(at gone: [Place]) {
    cancelJobs(at: gone.flatMap(\.subtree))
    for place in gone { place.removeAsGone() }
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
    let all = places.subtree
    cancelJobs(at: all)
    // The root stays: a test store goes on after it has cancelled all.
    for place in all.dropFirst() { place.removeAsGone() }
  }

  private mutating func cancelJobs(at places: [Place]) {
    var jobs: [Job] = []
    for place in places { place.forEachJob { jobs.append($0) } }
    cancel(jobs) { $0.dropWindows(at: places) }
  }

  /// Forgets all jobs when nothing of them will be performed any more: jobs and places hold each other.
  package mutating func forgetAll() {
    for place in places.subtree { place.forgetJobs() }
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
      if case .lineage(let lineage) = job.origin.send { lineage.endWaiting() }
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
