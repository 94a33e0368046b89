internal import HeadgateCore
internal import Tracing

/// Makes a span for each action and each effect of one store. The store calls it on its actor.
final class TracingObserver: EffectContextObserver {
  private let tracer: any Tracer
  private let limit: TraceLimit
  private let now: () -> ContinuousClock.Instant
  private let labels = ActionLabels()
  /// The action that is being reduced.
  private var reduction: (number: UInt64, span: any Span)?
  private var running: [UInt64: (span: any Span, traced: TracedSpan)] = [:]
  private var actions = RecentSpans()
  private var effects = RecentSpans()

  init(_ tracer: any Tracer, limit: TraceLimit, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.tracer = tracer
    self.limit = limit
    self.now = now
  }

  deinit {
    // The store is released, or the token ended. Later events of these effects do not arrive.
    reduction?.span.end()
    for effect in running.values {
      effect.span.attributes["headgate.effect.unfinished"] = true
      effect.span.end()
    }
  }

  /// The number of spans that are kept as parents.
  var rememberedCount: Int { actions.count + effects.count }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    switch event {
    case .actionReceived(let received): self.received(received)
    case .actionReduced(let number, _): reduced(number)
    case .effectStarted(let effect): started(effect)
    case .effectFinished(let effect): ended(effect, isCancelled: false)
    case .effectCancelled(let effect): ended(effect, isCancelled: true)
    case .effectEmitted, .stateChanged, .sharedStateChanged, .childAttached, .childDetached: break
    }
  }

  func withContext(of effect: EffectDescription, _ start: () -> Void) {
    guard let context = running[effect.number]?.traced.context else { return start() }
    ServiceContext.withValue(context, operation: start)
  }

  // MARK: Actions

  private func received<Action>(_ received: ReceivedAction<Action>) {
    let cause = span(of: received.cause)
    let trace = cause?.trace
    let now = now()
    let joins = trace?.admits(now, within: limit) ?? false
    // A sent action belongs to the span of the code that sent it, such as the request of a server.
    let parent = cause.map { joins ? $0.context : .topLevel } ?? ServiceContext.current ?? .topLevel
    let span = start(labels.label(of: received.action), in: parent, "\(received.fileID)", received.line)
    if let cause, !joins { span.addLink(SpanLink(context: cause.context, attributes: [:])) }
    span.attributes["headgate.action.number"] = Int64(clamping: received.number)
    let extent = trace.flatMap { joins ? $0 : nil } ?? TraceExtent(start: now)
    extent.add()
    actions.remember(TracedSpan(context: span.context, trace: extent), as: received.number)
    reduction = (received.number, span)
  }

  private func reduced(_ number: UInt64) {
    guard let reduction, reduction.number == number else { return }
    self.reduction = nil
    reduction.span.end()
  }

  /// Returns the span of a cause; nil for a send, and for a cause that is forgotten or older than the observer.
  private func span(of cause: ActionCause) -> TracedSpan? {
    switch cause {
    case .sent: nil
    case .action(let number): actions[number]
    case .effect(let number): running[number]?.traced ?? effects[number]
    }
  }

  // MARK: Effects

  private func started(_ effect: EffectDescription) {
    let cause = span(of: effect.cause)
    let span = start(effect.name ?? "effect", in: cause?.context ?? .topLevel, effect.fileID, effect.line)
    span.attributes["headgate.effect.number"] = Int64(clamping: effect.number)
    if let name = effect.name { span.attributes["headgate.effect.name"] = name }
    let trace = cause?.trace ?? TraceExtent(start: now())
    trace.add()
    running[effect.number] = (span, TracedSpan(context: span.context, trace: trace))
    if case .action(let number) = effect.cause {
      span.attributes["headgate.action.number"] = Int64(clamping: number)
      actions.retain(number)
    }
  }

  private func ended(_ effect: EffectDescription, isCancelled: Bool) {
    guard let ended = running.removeValue(forKey: effect.number) else { return }
    if isCancelled { ended.span.attributes["headgate.effect.cancelled"] = true }
    ended.span.end()
    effects.remember(ended.traced, as: effect.number)
    if case .action(let number) = effect.cause { actions.release(number) }
  }

  private func start(_ name: String, in parent: ServiceContext, _ file: String, _ line: UInt) -> any Span {
    let span = tracer.startSpan(
      name,
      context: parent,
      ofKind: .internal,
      at: DefaultTracerClock.now,
      function: "",
      file: file,
      line: line
    )
    span.attributes["code.file.path"] = file
    span.attributes["code.line.number"] = Int64(clamping: line)
    return span
  }
}
