internal import HeadgateSupport
import HeadgateCasePathsRuntime
import HeadgateCore

/// Descriptions of steps, actions and effects in reports, with their origins in the user's code.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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
    var starter = ""
    if case .action(let number) = effect.description.cause, let action = observer.ledger.action(number) {
      starter = "\n  started by \(TestingMessages.label(action))"
    }
    return TestingMessages.EffectText(
      origin: "\(effect.description.text)\(starter) at \(effect.step.fileID):\(effect.step.line)",
      sleepsUntil: task?.deadline
    )
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
    CasePathText.text(of: path) ?? "an action of a case that carries \(Value.self)"
  }
}

extension EffectDescription {
  /// The name of the effect and the call site that made it.
  var text: String { "the effect \(name.map { "\"\($0)\" " } ?? "")made at \(fileID):\(line)" }
}
