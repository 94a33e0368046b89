import ArgumentParser
import Foundation
import HeadgateRecordings
import HeadgateTexts

/// `headgate session trim`.
struct SessionTrimCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trim",
    abstract: "Writes the last part of a recording to a new file.",
    discussion: """
      A replay begins at a recorded state. So the new recording begins at the last state before the part that is asked for, and \
      usually has some more actions.
      """
  )

  @Argument(help: "The recording.")
  var file: String

  @Option(help: "The time that stays: a number with the unit ms, s, min or h, such as 90s.")
  var last: String?

  @Option(help: "The number of the first action that stays.")
  var from: UInt64?

  @Option(name: .shortAndLong, help: "The new recording, which must not exist.")
  var output: String

  func validate() throws {
    guard (last == nil) != (from == nil) else { throw ValidationError("Write one of '--last' and '--from'.") }
    if let last, Self.nanoseconds(last) == nil {
      throw ValidationError("'\(last)' is not a duration. Write a number with the unit ms, s, min or h, such as '90s'.")
    }
  }

  func run() throws {
    try SessionRun.run {
      let recording = try SessionRun.open(file)
      let start = try start(of: recording)
      try recording.copy(from: start, to: URL(fileURLWithPath: output))
      let copy = try SessionRun.open(output)
      let (actions, earlier) = (try copy.actionCount(), try earlierActions(of: copy))
      StandardError.write("note: \(Self.summary(output, start, actions: actions, earlier: earlier))")
    }
  }

  /// The number of actions before the part that is asked for.
  private func earlierActions(of copy: Recording) throws -> Int {
    if let from { return try copy.actionCount(before: from) }
    guard let last, let nanoseconds = Self.nanoseconds(last) else { return 0 }
    return try copy.actionCount(beforeLast: nanoseconds)
  }

  private static func summary(_ path: String, _ start: RecordedSnapshot, actions: Int, earlier: Int) -> String {
    let text =
      "'\(path)' has \(TerminalText.count(actions, "action")), and begins with the state after action \(start.action)."
    guard earlier > 0 else { return text }
    return """
      \(text) \(earlier) of them \(earlier == 1 ? "is" : "are") before the part that you asked for, because a recording begins \
      with a recorded state. A recorder writes states more often with a smaller 'snapshotInterval' in its 'RecordingOptions'.
      """
  }

  private func start(of recording: Recording) throws -> RecordedSnapshot {
    let states = try recording.snapshotNumbers()
    guard let first = states.first else {
      throw WrongInput(
        description: "'\(file)' has no state, so no part of it can be replayed, and it cannot be trimmed."
      )
    }
    if let from {
      let numbers = try recording.actionNumbers()
      guard numbers?.contains(from) == true else { throw SessionRun.noAction(from, in: file, with: numbers) }
      guard let start = try recording.cut(before: from) else {
        throw WrongInput(
          description: "'\(file)' has no state before action \(from). Its first state is after action \(first)."
        )
      }
      return start
    }
    guard let last, let nanoseconds = Self.nanoseconds(last),
      let start = try recording.cut(keepingLast: nanoseconds)
    else { throw WrongInput(description: "'\(file)' has no state.") }
    return start
  }

  /// Nil for a text that is no duration, or one of more than 292 years.
  static func nanoseconds(_ text: String) -> Int64? {
    let units: [String: Double] = ["ms": 1e6, "s": 1e9, "min": 60e9, "h": 3600e9]
    guard let match = text.wholeMatch(of: /([0-9]+(?:\.[0-9]+)?) ?(ms|s|min|h)/), let number = Double(match.1),
      let unit = units[String(match.2)]
    else { return nil }
    return Int64(exactly: (number * unit).rounded())
  }
}
