internal import HeadgateSupport
import HeadgateCore

/// Parts that several messages use.
extension TestingMessages {
  static func count(_ number: Int, _ noun: String) -> String {
    "\(Self.number(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Formats a number with thousands separators: `100,000`.
  static func number(_ number: Int) -> String {
    let digits = Array("\(number)")
    return digits.indices.map { index in
      let isStart = index > 0 && (digits.count - index).isMultiple(of: 3)
      return isStart ? ",\(digits[index])" : "\(digits[index])"
    }
    .joined()
  }

  // MARK: Lines to copy

  /// Suggests the lines that change one state into another. When there are none, suggests the changes from the expected
  /// state.
  static func suggestion(from before: Any, or expected: Any, to after: Any) -> String {
    let lines = SuggestedAssignments.lines(from: before, to: after)
    return (lines.isEmpty ? SuggestedAssignments.lines(from: expected, to: after) : lines)
      .map(indented).joined(separator: "\n")
  }

  /// Formats the body of a closure: one line on the line of the brace, several lines on their own lines.
  static func body(_ lines: [String]) -> String {
    guard lines.count > 1 || lines.first?.contains("\n") == true else { return " \(lines.first ?? "") " }
    return "\n" + lines.map { "  \($0.replacing("\n", with: "\n  "))\n" }.joined()
  }

  // MARK: Actions

  /// Describes an action in one line: by its literal when that is short, otherwise by its case.
  static func label<Action>(_ action: Action) -> String {
    SwiftLiteral.text(of: action) ?? actionLabel(action)
  }

  /// The maximum number of listed actions or effects.
  static let listLimit = 10

  static func list(_ actions: [ActionText]) -> String {
    list(actions) { "\($0.dump)\n      \($0.cause)" }
  }

  static func receiveLines(_ actions: [ActionText]) -> String {
    list(actions) { indented("await store.receive\($0.receiving)") }
  }

  static func list(_ labels: [String]) -> String {
    list(labels) { "    \($0)" }
  }

  private static func list<Element>(_ elements: [Element], _ text: (Element) -> String) -> String {
    var lines = elements.prefix(listLimit).map(text)
    if elements.count > listLimit { lines.append("    … and \(number(elements.count - listLimit)) more") }
    return lines.joined(separator: "\n")
  }

  // MARK: Effects

  static func list(_ effects: [EffectText]) -> String {
    list(effects) { indented($0.text) }
  }

  /// Lists effects without the reason why they wait.
  static func origins(_ effects: [EffectText]) -> String {
    list(effects) { indented($0.origin) }
  }

  static func timeText(_ outcome: EffectDriver.Outcome) -> String {
    if case .timeIsUp(let bound) = outcome { return " after \(bound)" }
    return ""
  }

  /// Explains why an action is missing and what to do.
  static func explanation(of outcome: EffectDriver.Outcome, _ effects: [EffectText], _ cancelled: [String]) -> String {
    switch outcome {
    case .timeIsUp(let bound):
      """
      An effect could still send it, and was waited for, for \(bound):

      \(list(effects))

      • If it waits for something that the test brings (an element of a stream, the end of a continuation), bring that first.
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

      \(causes(cancelled))
      """
    }
  }

  /// Describes an action that came before the test expected it.
  static func text(of end: ActionEndInTest) -> String {
    let place = "\(end.step.fileID):\(end.step.line)"
    guard end.isReceived else {
      return """
        It came before, and was skipped at \(place), because the test had not received it.

        • Receive it before that line.
        """
    }
    return """
      It came before, and was received at \(place).

      • If it comes only once, leave out this line.
      """
  }

  /// Names the effects that were cancelled, one of which may be the effect that the test waits for.
  private static func causes(_ cancelled: [String]) -> String {
    guard !cancelled.isEmpty else {
      return "• If an effect should send it, look whether the reducer returns that effect."
    }
    return """
      Cancelled before \(cancelled.count == 1 ? "it" : "they") ended:

      \(list(cancelled.map { $0.replacing("\n", with: "\n    ") }))

      • If such an effect should send it, give it an id of its own, or cancel it later.
      • If another effect should send it, look whether the reducer returns that effect.
      """
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
