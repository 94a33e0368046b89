extension Job {
  /// Calls a function with each cancellation group that contains the job, the innermost first.
  func forEachCancellationGroup(_ body: (CancellationGroup) -> Void) {
    var job = parent
    while let next = job {
      if case .cancellationGroup(let cancellationGroup) = next.role { body(cancellationGroup) }
      job = next.parent
    }
  }

  /// Whether another thread has cancelled an id of the job or of its parents, and the store has not processed that yet.
  var isCancelledElsewhere: Bool {
    var job: Job? = self
    while let next = job {
      if case .cancellationGroup(let cancellationGroup) = next.role, cancellationGroup.wasCancelled { return true }
      job = next.parent
    }
    return false
  }
}
