import Foundation

/// The stream for errors and notes. All that is written is escaped, except for a line of progress.
package enum StandardError {
  /// Writes a line.
  ///
  /// The stream can be closed, or a pipe that nobody reads: then the line is lost, and the exit code still says what happened.
  package static func write(_ line: String) { write(text: "\(line)\n") }

  /// Writes lines with their ends.
  package static func write(text: String) { writeRaw(TerminalText.text.escaped(text)) }

  /// Writes a line over the line before it, for a person who watches.
  ///
  /// - Parameter isLast: Whether the next output begins below this line.
  package static func write(progress: String, isLast: Bool = false) {
    writeRaw("\r\(TerminalText.text.escaped(progress))\(isLast ? "\n" : "")")
  }

  /// Deletes the line of progress.
  package static func deleteProgress() { writeRaw("\r\u{1B}[K") }

  /// Writes an error.
  package static func write(error: any Error) {
    let text = text(of: error)
    write(text.contains("error:") ? text : "error: \(text)")
  }

  /// Returns the text of an error. An error of a file has the path and the reason of the system.
  package static func text(of error: any Error) -> String {
    guard let error = error as? CocoaError, let path = error.filePath else { return "\(error)" }
    let cause = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
    return "'\(TerminalText.inLine(path))' cannot be used: \(cause ?? error.localizedDescription)"
  }

  private static func writeRaw(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
