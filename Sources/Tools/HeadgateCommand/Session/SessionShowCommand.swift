import ArgumentParser
import HeadgateRecordings
import HeadgateSessionText
import HeadgateTexts

/// `headgate session show`.
struct SessionShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Shows the actions and effects of a recording, or everything about one action.",
    discussion: """
      Each line has the number of the action, its time since the start of the recording, the duration of its reduction, its \
      name, its cause, and the place that sent it. Effects stand where they started.
      """
  )

  @Argument(help: "The recording.")
  var file: String

  @Argument(help: "The number of an action, of which everything is shown.")
  var number: UInt64?

  @Option(help: "The number of the first action.")
  var from: UInt64?

  @Option(help: "The number of the last action.")
  var to: UInt64?

  @Flag(help: "Shows each action below the effect or the action that caused it.")
  var tree = false

  func validate() throws {
    if number != nil, from != nil || to != nil || tree {
      throw ValidationError("A number shows one action. Leave out '--from', '--to' and '--tree'.")
    }
    if let from, let to, from > to { throw ValidationError("'--from' is after '--to'.") }
  }

  func run() throws {
    try SessionRun.run {
      let recording = try SessionRun.open(file)
      let numbers = try recording.actionNumbers()
      if let number {
        guard let action = try recording.action(number) else {
          throw SessionRun.noAction(number, in: file, with: numbers)
        }
        return try StandardOutput.write(try SessionAction(action, in: recording).text())
      }
      guard let numbers else { return StandardError.write("note: the recording has no actions.") }
      let first = max(from ?? 0, numbers.lowerBound)
      let last = min(to ?? .max, numbers.upperBound)
      guard first <= last else { throw SessionRun.noAction(from ?? to ?? 0, in: file, with: numbers) }
      if tree {
        try SessionTree(try recording.actionsWithoutPayloads(in: first...last), try recording.effects()).write {
          try StandardOutput.write($0)
        }
      } else {
        try SessionLines(recording).write(first...last) { try StandardOutput.write($0) }
      }
    }
  }
}
