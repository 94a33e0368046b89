import ArgumentParser
import Foundation
import HeadgateRecordings
import HeadgateTerminal

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
      guard json else { return try StandardOutput.write(Self.table(statistics)) }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try StandardOutput.write(String(decoding: try encoder.encode(statistics), as: UTF8.self) + "\n", as: .json)
    }
  }

  static func table(_ statistics: RecordingStatistics) -> String {
    let actions = statistics.actions.map { row(of: $0) }
    let effects = statistics.effects.map { effect in
      row(of: effect.entry) + ["\(effect.cancelled)", "\(effect.running)"]
    }
    let title = ["count", "total", "median", "longest", "number"]
    return SessionText.table([["action"] + title] + actions, numbers: [1, 2, 3, 4, 5]) + "\n"
      + SessionText.table([["effect"] + title + ["cancelled", "running"]] + effects, numbers: [1, 2, 3, 4, 5, 6, 7])
  }

  private static func row(of entry: RecordingStatistics.Entry) -> [String] {
    [
      entry.name, "\(entry.count)", SessionText.duration(entry.total), SessionText.duration(entry.median),
      SessionText.duration(entry.longest), entry.longestNumber.map { "\($0)" } ?? "",
    ]
  }
}
