import ArgumentParser
import Foundation
import HeadgateRecordings

/// `headgate session import`.
struct SessionImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Makes a recording of JSON Lines.",
    discussion: "After a wrong line there is no recording. The error has the file, the line, and what is wrong."
  )

  @Argument(help: "The file with JSON Lines.")
  var lines: String

  @Option(name: .shortAndLong, help: "The new recording, which must not exist.")
  var output: String

  func run() throws {
    try SessionRun.run {
      try Recording.importLines(URL(fileURLWithPath: lines), to: URL(fileURLWithPath: output))
    }
  }
}
