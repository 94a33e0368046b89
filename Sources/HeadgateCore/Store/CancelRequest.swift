internal import HeadgateSupport

/// A cancellation that has happened on some thread and of which the store learns on its actor.
///
/// Sendable: the jobs and throttled intervals in it are handed to the actor of the store, and are looked at there only.
struct CancelRequest: @unchecked Sendable {
  let jobs: [Job]
  let intervals: [(place: Place, interval: ThrottleWindow)]
}

extension Place {
  /// Cancels everything that runs under an id here and below, on any thread, and returns what the store has to learn; nil when
  /// nothing ran under the id.
  ///
  /// Everything that is read here is written on the actor of the store with the same lock held.
  func cancel(_ id: CancelID) -> CancelRequest? {
    var jobs: [Job] = []
    var intervals: [(place: Place, interval: ThrottleWindow)] = []
    var parts: [(number: UInt64, part: CancelScope.Part)] = []
    lock.withLock { _ in
      for place in subtree {
        guard let names = place.names else { continue }
        if let interval = names.throttles[id] { intervals.append((place, interval)) }
        for job in names.scopes[id]?.values ?? [:].values {
          jobs.append(job)
          if case .scope(let scope) = job.role { parts += scope.markWithLock() }
        }
      }
    }
    // Without the lock: a cancellation handler is code of users.
    for (_, part) in parts.sorted(by: { $0.number < $1.number }) { part.cancel() }
    return jobs.isEmpty && intervals.isEmpty ? nil : CancelRequest(jobs: jobs, intervals: intervals)
  }
}
