extension StoreMachine {
  /// Cancels the effects that run under an id, at a place and below; but not `part` and what it is part of.
  package mutating func cancel(id: CancelID, at place: Place<Action>, sparing part: Job<Action>? = nil) {
    var found: [Job<Action>] = []
    let places = place.subtree
    for place in places {
      if let scope = place.scopes[id] { found.append(contentsOf: scope.values) }
    }
    dropWindows(at: places, id: id)
    var whole = part
    while let spared = whole {
      found.removeAll { $0 === spared }
      whole = spared.parent
    }
    for job in found.sorted(by: { $0.number < $1.number }) { cancel(job) }
  }

  /// Cancels everything at places and below: their children are gone, or others have taken their places.
  package mutating func cancel(at gone: [Place<Action>]) {
    let places = gone.flatMap(\.subtree)
    dropWindows(at: places)
    // In the order of their start, whatever the places are.
    for job in places.flatMap(\.jobs.values).sorted(by: { $0.number < $1.number }) { cancel(job) }
    for place in gone { place.removeAsGone() }
  }

  package mutating func cancelAll() {
    cancel(at: [places])
  }

  mutating func cancel(_ job: Job<Action>) {
    guard !job.isCancelled else { return }
    // Children first in, first cancelled; the tree of an effect is as deep as it was written.
    job.isCancelled = true
    for child in job.children.values.sorted(by: { $0.number < $1.number }) { cancel(child) }
    switch job.role {
    case .run where !job.isComplete, .task where !job.isComplete: cancelled.append(job)
    case .sequence(let rest):
      discarded.append(rest)
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
