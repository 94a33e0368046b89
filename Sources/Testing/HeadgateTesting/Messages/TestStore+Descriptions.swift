internal import HeadgateSupport
import HeadgateCasePathsRuntime
import HeadgateCore

/// Descriptions of steps, actions and effects in reports, with their origins in the user's code.
extension TestStore {
  func description(of step: Step) -> TestingMessages.StepText {
    var cause = ""
    if step.kind == .receive, let number = step.number, let received = observer.ledger.origin(ofAction: number) {
      cause = text(of: received.cause, received.fileID, received.line)
    }
    return TestingMessages.StepText(
      kind: step.kind.rawValue,
      action: step.action.map(TestingMessages.label),
      cause: cause
    )
  }

  /// Describes the first actions. The remaining actions are only counted.
  func descriptions(of actions: some Sequence<TestLedger<State, Action>.Received>) -> [TestingMessages.ActionText] {
    actions.enumerated().map { index, action in
      guard index < TestingMessages.listLimit else { return .notShown }
      return description(of: action)
    }
  }

  func description(of received: TestLedger<State, Action>.Received) -> TestingMessages.ActionText {
    // For an action that is not received yet, the change of the state is known.
    let all = observer.ledger.received
    var changes: [String] = []
    if let index = all.firstIndex(where: { $0.number == received.number }) {
      changes = SuggestedAssignments.lines(from: index == 0 ? state : all[index - 1].state, to: received.state)
    }
    return TestingMessages.ActionText(
      dump: TestingMessages.dump(received.action),
      cause: text(of: received.origin.cause, received.origin.fileID, received.origin.line),
      receiving: ReceiveLine.text(received.action, changes)
    )
  }

  func description(of effect: EffectInTest) -> TestingMessages.EffectText {
    let task = driver.tasks.first { $0.effect.number == effect.description.number }
    return TestingMessages.EffectText(origin: origin(of: effect), sleepsUntil: task?.deadline)
  }

  private func origin(of effect: EffectInTest) -> String {
    var starter = ""
    if case .action(let number) = effect.description.cause, let action = observer.ledger.action(number) {
      starter = "\n  started by \(TestingMessages.label(action))"
    }
    return "\(effect.description.text)\(starter) at \(effect.step.fileID):\(effect.step.line)"
  }

  /// Describes the last effects that were cancelled by their ids.
  var cancelledEffects: [String] {
    observer.ledger.cancelled.map { cancelled in
      let action = cancelled.action.flatMap { observer.ledger.action($0) }
      let reason =
        cancelled.reason == .idTaken
        ? "cancelled by an effect that took its id (\"cancelInFlight\")" : "cancelled by its id (\".cancel(id:)\")"
      return
        "\(origin(of: cancelled.effect))\n  \(reason)\(action.map { ", after \(TestingMessages.label($0))" } ?? "")"
    }
  }

  /// Describes the first effects. The remaining effects are only counted.
  func descriptions(of effects: [EffectInTest]) -> [TestingMessages.EffectText] {
    effects.enumerated().map { index, effect in
      index < TestingMessages.listLimit ? description(of: effect) : TestingMessages.EffectText(origin: "")
    }
  }

  /// The effects that have not ended.
  var running: [TestingMessages.EffectText] { unfinished.map(description(of:)) }

  private func text(of cause: ActionCause, _ fileID: StaticString, _ line: UInt) -> String {
    let callSite = "at \(fileID):\(line)"
    switch cause {
    case .sent: return "sent into the store \(callSite)"
    case .action(let number):
      return
        "the answer to \(observer.ledger.action(number).map(TestingMessages.label) ?? "action \(number)"), \(callSite)"
    case .effect(let number):
      let effect = observer.ledger.effect(number)?.text ?? "an effect"
      return "sent \(callSite) by \(effect)"
    }
  }

  /// Returns a case path as the test wrote it.
  func pathText<Value>(_ path: CaseKeyPath<Action, Value>) -> String where Action: CasePathable {
    if let text = CasePathText.text(of: path) ?? CasePathText.text(ofComponents: path) { return text }
    // Without a payload, the action itself has the names.
    if let none = () as? Value, let text = CasePathText.text(of: AnyCasePath(path).embed(none) as Any) { return text }
    return "an action of the case with the payload \"\(typeName(Value.self))\""
  }
}

extension EffectDescription {
  /// The name of the effect and the call site that made it.
  var text: String { "the effect \(name.map { "\"\($0)\" " } ?? "")made at \(fileID):\(line)" }
}
