import ArgumentParser
import Foundation
import HeadgateRecordings
import HeadgateTexts

/// `headgate session export`.
struct SessionExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a recording as JSON Lines.",
    discussion: "Documentation/RecordingFormat.md lists the lines. 'headgate session import' makes a recording of them."
  )

  @Argument(help: "The recording.")
  var file: String

  @Option(name: .shortAndLong, help: "Writes to this file, which must not exist.")
  var output: String?

  func run() throws {
    try SessionRun.run {
      let recording = try SessionRun.open(file)
      guard let output else {
        return try recording.exportLines { try StandardOutput.write(String(decoding: $0, as: UTF8.self), as: .json) }
      }
      try NewFile.create(output) { handle in try recording.exportLines { try handle.write(contentsOf: $0) } }
    }
  }
}
