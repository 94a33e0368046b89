/// Wakes one who sleeps on a test clock.
struct ClockWaker: Sendable {
  private let continuation: CheckedContinuation<Void, any Error>
  /// Who runs the task that sleeps, when that is known.
  let work: (any WokenWork)?
  private let tellsEnd: Bool

  /// Made in the task that sleeps.
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
