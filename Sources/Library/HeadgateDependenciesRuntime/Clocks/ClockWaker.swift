/// Resumes a task that sleeps on a test clock.
struct ClockWaker: Sendable {
  private let continuation: CheckedContinuation<Void, any Error>
  /// The object that runs the sleeping task; nil when no `WokenWork` runs it.
  let work: (any WokenWork)?
  private let tellsEnd: Bool

  /// Must be called in the task that sleeps.
  init(_ continuation: CheckedContinuation<Void, any Error>, until deadline: String) {
    self.continuation = continuation
    work = Woken.work.flatMap { $0.isHere ? $0 : nil }
    tellsEnd = work?.sleepBegins(until: deadline) == true
  }

  func wake(with result: Result<Void, any Error>) {
    if tellsEnd { work?.sleepEnds() }
    continuation.resume(with: result)
  }
}
