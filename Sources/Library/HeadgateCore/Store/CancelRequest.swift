internal import HeadgateSupport

/// Effects to cancel. Another thread leaves a request when it has cancelled an id, and the store processes it later on its actor.
///
/// Sendable: the jobs and throttled intervals are passed to the store's actor. The thread that passes them only cancels the tasks of the jobs,
/// which any thread may.
struct CancelRequest: @unchecked Sendable {
  var jobs: [Job] = []
  var intervals: [(effectOwner: EffectOwner, interval: ThrottleWindow)] = []
}

extension EffectOwner {
  /// The effects with an id of this effect owner and its descendants. A thread other than the store's actor holds the lock.
  func effects(with id: CancelID) -> CancelRequest {
    var request = CancelRequest()
    for effectOwner in subtree {
      guard let effectsByID = effectOwner.effectsByID else { continue }
      request.jobs.append(contentsOf: (effectsByID.jobs[id] ?? [:]).values)
      if let interval = effectsByID.throttles[id] { request.intervals.append((effectOwner, interval)) }
    }
    return request
  }

  /// Cancels all effects with an id, on any thread. Returns a request for the store, or nil if no effect has the id.
  func cancel(_ id: CancelID) -> CancelRequest? {
    let (request, cancelled) = lock.withLock { _ in
      let request = effects(with: id)
      return (request, Work.cancel(request.jobs.sorted { $0.number < $1.number }, as: .cancelled, because: .id))
    }
    for job in cancelled { job.cancelTask() }
    return request.jobs.isEmpty && request.intervals.isEmpty ? nil : request
  }
}
