internal import Tracing

/// The part of a trace that one store has made.
final class TraceExtent {
  private let start: ContinuousClock.Instant
  private var spans = 0

  init(start: ContinuousClock.Instant) {
    self.start = start
  }

  func add() { spans += 1 }

  /// Whether an action that is caused now joins the trace.
  func admits(_ now: ContinuousClock.Instant, within limit: TraceLimit) -> Bool {
    spans < limit.spans && start.duration(to: now) < limit.duration
  }
}

/// A span that can be the parent of others, after its end too.
struct TracedSpan {
  let context: ServiceContext
  let trace: TraceExtent
}
