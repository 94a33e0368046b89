package import HeadgateRecordings
import HeadgateTexts

/// Everything that a recording has about one action.
package struct SessionAction {
  private let action: RecordedAction
  private let recording: Recording

  package init(_ action: RecordedAction, in recording: Recording) {
    self.action = action
    self.recording = recording
  }

  package func text() throws -> String {
    var text = """
      Action \(action.number)  \(SessionText.name(action))
        time      \(SessionText.time(action.time))
        duration  \(SessionText.duration(action.duration))
        sent at   \(SessionText.place(action.file, action.line))

      """
    text += section("Cause", try causes())
    text += section("Payload", lines(action.payload, action.coding))
    text += section(
      "Answers of dependencies",
      try recording.answers(to: action.number).flatMap { answer in
        let source = answer.effect.map { " to effect \($0)" } ?? ""
        return block(
          "\(TerminalText.inLine(answer.name))\(source)\(answer.isError ? " threw" : "")",
          lines(answer.value, .json)
        )
      }
    )
    text += section(
      "Changes of shared values",
      try recording.sharedChanges(at: action.number).flatMap { change in
        block(
          "\(TerminalText.inLine(change.name)) (\(change.reference)), by \(name(of: change.cause))",
          lines(change.value, change.coding)
        )
      }
    )
    let effects = try recording.effects(startedBy: action.number)
    text += section(
      "Effects",
      effects.map { "\(SessionText.name($0)) \(SessionText.end($0)), \(SessionText.place($0.file, $0.line))" }
    )
    text += section("Actions that followed", try followers())
    return text
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "\n\(title): none\n" : "\n\(title)\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// A short value stays on the line of its name.
  private func block(_ title: String, _ lines: [String]) -> [String] {
    lines.count == 1 ? ["\(title): \(lines[0])"] : ["\(title):"] + lines.map { "  \($0)" }
  }

  private func lines(_ value: String, _ coding: RecordedCoding) -> [String] {
    let text = coding == .json ? JSONText.formatted(value) : value
    // Bytes: a character can be as long as the text, and to compare it takes a quadratic time.
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  private func name(of cause: RecordedCause) -> String {
    switch cause {
    case .outside: "code outside of the store"
    case .action(let number): "action \(number)"
    case .effect(let number): "effect \(number)"
    }
  }

  /// From the cause of the action back to the first cause. Long chains end after some lines.
  private func causes() throws -> [String] {
    var lines: [String] = []
    var cause = action.cause
    while lines.count < 20 {
      switch cause {
      case .outside:
        return lines + [lines.isEmpty ? "sent from outside, such as by a view" : "which was sent from outside"]
      case .action(let number):
        guard let action = try recording.action(number) else {
          return lines + ["action \(number), which is not in the file"]
        }
        lines.append(
          "action \(number) \(SessionText.name(action)), sent at \(SessionText.place(action.file, action.line))"
        )
        cause = action.cause
      case .effect(let number):
        guard let effect = try recording.effect(number) else {
          return lines + ["effect \(number), which is not in the file"]
        }
        lines.append("\(SessionText.name(effect)), created at \(SessionText.place(effect.file, effect.line))")
        guard let action = effect.action else { return lines }
        cause = .action(action)
      }
    }
    return lines + ["…"]
  }

  private func followers() throws -> [String] {
    try recording.followers(of: action.number).map { action in
      let cause = if case .effect(let number) = action.cause { "  ← effect \(number)" } else { "" }
      return "\(action.number) \(SessionText.name(action))  \(SessionText.time(action.time))\(cause)"
    }
  }
}
