internal import HeadgateSupport

/// A cancellation that occurred on any thread, which the store processes later on its actor.
///
/// Sendable: the jobs and throttled intervals are passed to the store's actor and are accessed only there.
struct CancelRequest: @unchecked Sendable {
  let jobs: [Job]
  let intervals: [(effectOwner: EffectOwner, interval: ThrottleWindow)]
}

extension EffectOwner {
  /// Cancels all effects with an id of this effect owner and its descendants, on any thread.
  ///
  /// Returns a request for the store to process, or nil if no effect has the id. The store's actor writes the data that this method
  /// reads, and holds the same lock.
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
    // Without the lock, because a cancellation handler is code of users.
    for (_, part) in parts.sorted(by: { $0.number < $1.number }) { part.cancel() }
    return jobs.isEmpty && intervals.isEmpty ? nil : CancelRequest(jobs: jobs, intervals: intervals)
  }
}
