import ArgumentParser
import Foundation
import HeadgateLint
import HeadgateRecordings
import HeadgateSessionText
import HeadgateTexts

/// `headgate session list`.
struct SessionListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the recordings in a folder: start, length, actions, program, size.",
    discussion: """
      The files are recognized by what is in them, and not by their names. Folders in the folder are not searched.

      Exit codes: 0 all recordings can be read; 2 no such folder; 3 a recording is too new or damaged. The others are listed.
      """
  )

  @Argument(help: "The folder. The default is the current folder.")
  var directory = "."

  func run() throws {
    try SessionRun.run {
      guard SwiftFolder.exists(directory) else {
        throw WrongInput(description: "There is no folder '\(directory)'.")
      }
      var rows = [["file", "started", "length", "actions", "program", "size"]]
      var problems: [RecordingError] = []
      for name in try FileManager.default.contentsOfDirectory(atPath: directory).sorted() {
        let file = URL(fileURLWithPath: directory).appending(path: name)
        do throws(RecordingError) {
          if let row = try row(of: file) { rows.append(row) }
        } catch {
          problems.append(error)
        }
      }
      if rows.count > 1 {
        try StandardOutput.write(SessionText.table(rows, numbers: [2, 3, 5]))
      } else if problems.isEmpty {
        StandardError.write("note: there are no recordings in '\(directory)'.")
      }
      for problem in problems { StandardError.write(error: problem) }
      if !problems.isEmpty { throw ExitCode(3) }
    }
  }

  /// Nil for a file that is no recording.
  private func row(of file: URL) throws(RecordingError) -> [String]? {
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true else { return nil }
    let summary: RecordingSummary
    do throws(RecordingError) {
      summary = try Recording(contentsOf: file).summary()
    } catch {
      switch error {
      case .noRecording, .emptyFile: return nil
      default: throw error
      }
    }
    // What is not merged into the file yet belongs to it.
    let log = try? FileManager.default.attributesOfItem(atPath: file.path + "-wal")[.size] as? Int
    return [
      file.lastPathComponent, summary.started ?? "", SessionText.duration(summary.length), "\(summary.actions)",
      summary.program ?? "", SessionText.size((values?.fileSize ?? 0) + (log ?? 0)),
    ]
  }
}
