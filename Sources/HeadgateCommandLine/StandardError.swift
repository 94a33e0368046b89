import Foundation

/// The stream for errors and notes.
package enum StandardError {
  /// Writes a line.
  ///
  /// The stream can be closed, or a pipe that nobody reads: then the line is lost, and the exit code still says what happened.
  package static func write(_ line: String) { write(text: "\(line)\n") }

  /// Writes lines with their ends.
  package static func write(text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Writes an error.
  package static func write(error: any Error) {
    let text = text(of: error)
    write(text.contains("error:") ? text : "error: \(text)")
  }

  /// Returns the text of an error. An error of a file has the path and the reason of the system.
  package static func text(of error: any Error) -> String {
    guard let error = error as? CocoaError, let path = error.filePath else { return "\(error)" }
    let cause = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
    return "'\(path)' cannot be used: \(cause ?? error.localizedDescription)"
  }
}
