public import HeadgateCore
public import Tracing

extension Store {
  /// Makes spans for the actions and effects of the whole tree of stores.
  ///
  /// The span of an action has the names of its cases, without payloads. It begins in the current `ServiceContext` of the code that
  /// sent the action, and ends with the reduction. The span of an effect is a child of the span of its action. It is the current
  /// `ServiceContext` of its operation, so requests of the operation are its children. It ends when the operation returns, when the
  /// effect is cancelled, and when the store is released or the token ends.
  ///
  /// An action of an effect is a child of the span of the effect until the trace reaches the limit. After that, it begins a trace with
  /// a link to the span of the effect.
  ///
  /// ```swift
  /// let token = store.trace()
  /// ```
  ///
  /// - Parameters:
  ///   - tracer: The tracer. The default is the one that the program has bootstrapped before.
  ///   - limit: The size of a trace that later actions do not join.
  /// - Returns: A token. Tracing ends when the token is cancelled or deallocated.
  public func trace(
    with tracer: any Tracer = InstrumentationSystem.tracer,
    limit: TraceLimit = TraceLimit()
  ) -> ObserveToken {
    addObserver(TracingObserver(tracer, limit: limit))
  }
}
