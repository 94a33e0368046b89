internal import CustomDump
public import HeadgateCore
public import Logging

/// An observer that logs the actions and effects of a store with swift-log.
///
/// An action is one line, after its reduction. The message is the names of its cases without payloads, because payloads can be
/// secret. The metadata has its number, cause, call site and duration. Nothing is formatted for a level that is off.
///
/// | metadata | of | value |
/// |---|---|---|
/// | `headgate.action.number` | action | the number of the action in its store |
/// | `headgate.action.cause` | action, effect, shared value | `sent`, `action 3`, `effect 1` or `outside` |
/// | `headgate.action.duration` | action | the duration of the reduction, such as `1.5e-05 seconds` |
/// | `headgate.action.payload` | action | a dump of the action, if ``includesPayloads`` is set |
/// | `headgate.effect.number` | effect | the number of the effect in its store |
/// | `code.file.path`, `code.line.number` | action, effect | the call site |
///
/// The store calls the logger on its actor. Use one object for one store.
///
/// ```swift
/// let token = store.addObserver(ActionLogger(logger, levels: ActionLogLevels(.debug)))
/// ```
public final class ActionLogger: StoreObserver {
  /// Whether the metadata of an action has a dump of the action. A dump shows `<redacted>` for values of `Redacted`.
  public let includesPayloads: Bool
  /// The levels of each kind of event.
  public let levels: ActionLogLevels

  private let logger: Logger
  private let now: () -> ContinuousClock.Instant
  private let labels = ActionLabels()
  /// The action that is being reduced, if it is logged.
  private var reduction: Reduction?

  private struct Reduction {
    let number: UInt64
    let cause: ActionCause
    let fileID: StaticString
    let line: UInt
    let start: ContinuousClock.Instant
  }

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - logger: The destination. Its level decides which events are formatted.
  ///   - levels: The level of each kind of event.
  ///   - includesPayloads: Whether actions are logged with a dump of their payloads, which may contain secrets.
  public convenience init(_ logger: Logger, levels: ActionLogLevels = ActionLogLevels(), includesPayloads: Bool = false)
  {
    self.init(logger, levels: levels, includesPayloads: includesPayloads, now: { .now })
  }

  init(
    _ logger: Logger,
    levels: ActionLogLevels,
    includesPayloads: Bool,
    now: @escaping () -> ContinuousClock.Instant
  ) {
    self.logger = logger
    self.levels = levels
    self.includesPayloads = includesPayloads
    self.now = now
  }

  /// Logs an event. Called by the store, on its actor.
  public func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    switch event {
    case .actionReceived(let received): self.received(received)
    case .actionReduced(let number, let action): reduced(action, number)
    case .effectStarted(let effect): log(effect, "started", at: levels.effectStarted)
    case .effectFinished(let effect): log(effect, "finished", at: levels.effectFinished)
    case .effectCancelled(let effect): log(effect, "cancelled", at: levels.effectCancelled)
    case .sharedStateChanged(let change): changed(change)
    case .effectEmitted, .stateChanged, .childAttached, .childDetached: break
    }
  }

  private func received<Action>(_ received: ReceivedAction<Action>) {
    guard isOn(levels.action) != nil else { return }
    reduction = Reduction(
      number: received.number,
      cause: received.cause,
      fileID: received.fileID,
      line: received.line,
      start: now()
    )
  }

  private func reduced<Action>(_ action: Action, _ number: UInt64) {
    // There is none if the logger was attached, or its level was lowered, during this reduction.
    guard let reduction, reduction.number == number else { return }
    self.reduction = nil
    guard let level = isOn(levels.action) else { return }
    let duration = reduction.start.duration(to: now())
    var metadata: Logger.Metadata = [
      "headgate.action.number": "\(number)",
      "headgate.action.cause": "\(reduction.cause.text)",
      "headgate.action.duration": "\(duration)",
    ]
    if includesPayloads { metadata["headgate.action.payload"] = "\(String(customDumping: action))" }
    write(level, labels.label(of: action), metadata, "\(reduction.fileID)", reduction.line)
  }

  private func log(_ effect: EffectDescription, _ verb: String, at level: Logger.Level?) {
    guard let level = isOn(level) else { return }
    let metadata: Logger.Metadata = [
      "headgate.effect.number": "\(effect.number)",
      "headgate.action.cause": "\(effect.cause.text)",
    ]
    write(level, "\(effect.name ?? "effect") \(verb)", metadata, effect.fileID, effect.line)
  }

  private func changed(_ change: SharedStateChange) {
    guard let level = isOn(levels.sharedState) else { return }
    logger.log(
      level: level,
      "shared \(change.name) changed",
      metadata: ["headgate.action.cause": "\(change.cause.text)"]
    )
  }

  /// Returns the level of a kind of event if the logger logs it now.
  private func isOn(_ level: Logger.Level?) -> Logger.Level? {
    level.flatMap { $0 >= logger.logLevel ? $0 : nil }
  }

  /// The line of the log is also that of the call site, so that a format with lines shows the code of the feature.
  private func write(_ level: Logger.Level, _ text: String, _ metadata: Logger.Metadata, _ file: String, _ line: UInt) {
    var metadata = metadata
    metadata["code.file.path"] = "\(file)"
    metadata["code.line.number"] = "\(line)"
    logger.log(level: level, "\(text)", metadata: metadata, file: file, function: "", line: line)
  }
}

extension ActionCause {
  fileprivate var text: String {
    switch self {
    case .sent: "sent"
    case .action(let number): "action \(number)"
    case .effect(let number): "effect \(number)"
    }
  }
}

extension SharedStateChange.Cause {
  fileprivate var text: String {
    switch self {
    case .action(let number): "action \(number)"
    case .effect(let number): "effect \(number)"
    case .outside: "outside"
    }
  }
}
