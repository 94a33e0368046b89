extension Job {
  /// Whether the store must process the end of the operation immediately, because another effect waits for it.
  var isAwaited: Bool {
    if throttle != nil { return true }
    var job = parent
    while let next = job {
      if case .sequence = next.role { return true }
      job = next.parent
    }
    return false
  }
}
