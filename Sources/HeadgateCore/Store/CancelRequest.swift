internal import HeadgateSupport

/// A cancellation that has happened on some thread and of which the store learns on its actor.
///
/// Sendable: the jobs and throttled intervals in it are handed to the actor of the store, and are looked at there only.
struct CancelRequest: @unchecked Sendable {
  let jobs: [Job]
  let intervals: [(effectOwner: EffectOwner, interval: ThrottleWindow)]
}

extension EffectOwner {
  /// Cancels everything that runs under an id here and below, on any thread, and returns what the store has to learn; nil when
  /// nothing ran under the id.
  ///
  /// Everything that is read here is written on the actor of the store with the same lock held.
  func cancel(_ id: CancelID) -> CancelRequest? {
    var jobs: [Job] = []
    var intervals: [(effectOwner: EffectOwner, interval: ThrottleWindow)] = []
    var parts: [(number: UInt64, part: CancellationGroup.Part)] = []
    lock.withLock { _ in
      for effectOwner in subtree {
        guard let effectsByID = effectOwner.effectsByID else { continue }
        if let interval = effectsByID.throttles[id] { intervals.append((effectOwner, interval)) }
        for job in effectsByID.jobs[id]?.values ?? [:].values {
          jobs.append(job)
          if case .cancellationGroup(let cancellationGroup) = job.role { parts += cancellationGroup.markWithLock() }
        }
      }
    }
    // Without the lock: a cancellation handler is code of users.
    for (_, part) in parts.sorted(by: { $0.number < $1.number }) { part.cancel() }
    return jobs.isEmpty && intervals.isEmpty ? nil : CancelRequest(jobs: jobs, intervals: intervals)
  }
}
