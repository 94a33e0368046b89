import ArgumentParser
import HeadgateRecordings
import HeadgateSessionText
import HeadgateTexts

/// `headgate session stats`.
struct SessionStatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Shows how often actions and effects occur, and how long they take.",
    discussion: """
      The time of an action is that of its reduction, and the time of an effect is that from its start to its end. The largest \
      total is first. With --json, all times are in nanoseconds.
      """
  )

  @Argument(help: "The recording.")
  var file: String

  @Flag(help: "Prints JSON.")
  var json = false

  func run() throws {
    try SessionRun.run {
      let statistics = try SessionRun.open(file).statistics()
      guard json else { return try StandardOutput.write(SessionText.table(statistics)) }
      try StandardOutput.write(try statistics.indentedJSON + "\n", as: .json)
    }
  }
}
