internal import CustomDump

/// Parts that messages have in common.
extension TestingMessages {
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  static func dump<Value>(_ value: Value) -> String {
    var text = ""
    customDump(value, to: &text, indent: 4)
    return text
  }

  /// The difference of two values that are not equal; both, when a dump shows none.
  static func difference<Value>(_ old: Value, _ new: Value) -> String {
    if let difference = CustomDump.diff(old, new, format: .proportional) {
      return indented(difference)
    }
    return """
          The values are not equal, and a dump shows no difference: "==" compares something that a dump does not show.

      \(dump(new))
      """
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }

  static func suggestion(from before: Any, to after: Any) -> String {
    SuggestedAssignments.lines(from: before, to: after).map { "    \($0)" }.joined(separator: "\n")
  }

  static func list(_ actions: [ActionText]) -> String {
    actions.map { "\($0.dump)\n      \($0.cause)" }.joined(separator: "\n")
  }

  static func receiveLines(_ actions: [ActionText]) -> String {
    actions.map { "    await store.receive(\(receivable($0)))" }.joined(separator: "\n")
  }

  /// The action when it can be written in a line, else its case.
  private static func receivable(_ action: ActionText) -> String {
    "\\\(action.label.replacing("(…)", with: "").replacing("(", with: "").replacing(")", with: ""))"
  }

  static func list(_ effects: [EffectText]) -> String {
    effects.map { "    \($0.text)" }.joined(separator: "\n")
  }

  static func timeText(_ outcome: Hand.Outcome) -> String {
    if case .timeIsUp(let bound) = outcome { return " after \(bound)" }
    return ""
  }

  /// Why something has not come, with what to do.
  static func explanation(of outcome: Hand.Outcome, _ effects: [EffectText]) -> String {
    switch outcome {
    case .timeIsUp(let bound):
      """
      Something that has left the store's executor was waited for, for \(bound). What runs:

      \(list(effects))

      • If it waits for the real world (a request, a file, a real clock, a detached task), give the feature a dependency that \
      the test controls.
      • If it only takes long here, wait longer: "receive(…, timeout: .seconds(30))", or set "store.timeout".
      """
    case .asleep:
      """
      All that is left to run sleeps on a test clock:

      \(list(effects))

      • Advance the clock first: "await clock.advance(by: …)".
      """
    default:
      """
      Nothing is left to run: no effect could still send it.

      • If an effect should send it, look whether the reducer returns that effect, and whether the effect was cancelled.
      • If the test has received it before, leave this line away.
      """
    }
  }

  static func remedies(_ effects: [EffectText]) -> String {
    var remedies: [String] = []
    if effects.contains(where: { $0.sleepsUntil != nil }) {
      remedies.append("• If its time should come, advance the clock: \"await clock.advance(by: …)\".")
    }
    remedies.append(
      "• If it ends when its feature goes, do what ends it, or cancel it: \"let task = await store.send(…)\", \"await task.cancel()\"."
    )
    if effects.contains(where: { $0.sleepsUntil == nil }) {
      remedies.append("• If it waits for the real world, give the feature a dependency that the test controls.")
    }
    remedies.append("• If that is not what this test is about, call \"await store.skipInFlightEffects()\".")
    return remedies.joined(separator: "\n")
  }
}
