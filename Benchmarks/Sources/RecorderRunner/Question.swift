import ArgumentParser
import Foundation
import HeadgateRecordings
import HeadgateSession

/// A question about all actions or all states of a session.
enum Question {
  /// Searches names and payloads with the index beside the file, as `headgate session search` does.
  case actions(String)
  /// Searches names and payloads without an index, as the inspector does.
  case actionsWithoutIndex(String)
  /// Asks which values of all states contain a text, as the command `session search` of an app does.
  case values(String)
  /// Asks which actions changed a value, as the command `session changes` of an app does.
  case changes(String)

  /// Opens a session, asks, and returns the number of answers.
  func ask(_ file: URL) throws -> Int {
    switch self {
    case .actions(let text):
      let recording = try Recording(contentsOf: file)
      guard let index = SearchIndex.open(recording) else { throw BenchmarkError("there is no index") }
      return try recording.search(text, in: [.name, .payload], index: index, limit: 100).count
    case .actionsWithoutIndex(let text):
      return try Recording(contentsOf: file).search(text, in: [.name, .payload], limit: 100).count
    case .values(let text): return try lines(["search", file.path, text])
    case .changes(let path): return try lines(["changes", file.path, path])
    }
  }

  /// Runs a command of the app and counts the lines that it prints.
  private func lines(_ arguments: [String]) throws -> Int {
    var command = try SessionCommand<RecordedFeature>.parseAsRoot(arguments)
    let output = temporaryFile()
    defer { try? FileManager.default.removeItem(at: output) }
    fflush(nil)
    let terminal = dup(STDOUT_FILENO)
    let written = open(output.path, O_CREAT | O_WRONLY, 0o600)
    dup2(written, STDOUT_FILENO)
    defer { close(terminal) }
    let result = Result { try command.run() }
    fflush(nil)
    dup2(terminal, STDOUT_FILENO)
    close(written)
    try result.get()
    return try Data(contentsOf: output).count { $0 == UInt8(ascii: "\n") }
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
