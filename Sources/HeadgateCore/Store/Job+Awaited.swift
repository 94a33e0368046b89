extension Job {
  /// Whether the store has to know at once when the operation has ended: something comes after it.
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
