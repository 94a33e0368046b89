extension Job {
  /// Calls a function with each id that the job runs under, the innermost first.
  func forEachCancellationGroup(_ body: (CancellationGroup) -> Void) {
    var job = parent
    while let next = job {
      if case .cancellationGroup(let cancellationGroup) = next.role { body(cancellationGroup) }
      job = next.parent
    }
  }

  /// Whether an id that the job runs under, or is, was cancelled on another thread, and the store does not know it yet.
  var isCancelledElsewhere: Bool {
    var job: Job? = self
    while let next = job {
      if case .cancellationGroup(let cancellationGroup) = next.role, cancellationGroup.wasCancelled { return true }
      job = next.parent
    }
    return false
  }
}
