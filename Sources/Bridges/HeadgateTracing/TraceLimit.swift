/// The size of a trace up to which the actions of effects and follow-up actions join it.
///
/// Afterwards, such an action begins a trace of its own, with a link to the span of its cause. So a timer that sends for hours makes
/// many small traces instead of one that never ends.
///
/// ```swift
/// let token = store.trace(with: tracer, limit: TraceLimit(spans: 100, duration: .seconds(10)))
/// ```
public struct TraceLimit: Hashable, Sendable {
  /// How many spans of the store a trace has before no further action joins it.
  public var spans: Int
  /// How old a trace is before no further action joins it.
  public var duration: Duration

  /// Creates a limit.
  public init(spans: Int = 1000, duration: Duration = .seconds(60)) {
    self.spans = spans
    self.duration = duration
  }

  /// A limit that no action joins a trace with: each action has a trace of its own, which contains its effects.
  public static let actions = TraceLimit(spans: 0)
}
