extension Job {
  /// Calls a function with each id that the job runs under, the innermost first.
  func forEachScope(_ body: (CancelScope) -> Void) {
    var job = parent
    while let next = job {
      if case .scope(let scope) = next.role { body(scope) }
      job = next.parent
    }
  }

  /// Whether an id that the job runs under, or is, was cancelled on another thread, and the store does not know it yet.
  var isCancelledElsewhere: Bool {
    var job: Job? = self
    while let next = job {
      if case .scope(let scope) = next.role, scope.wasCancelled { return true }
      job = next.parent
    }
    return false
  }
}
