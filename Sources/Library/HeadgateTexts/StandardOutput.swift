import Foundation

/// The stream for results. `print` drops its errors, and then a script uses half of a map.
///
/// All that is written is escaped, also for a file or a pipe: `less -R` and a log pass on what they read.
package enum StandardOutput {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes a line.
  package static func writeLine(_ line: String) throws { try write("\(line)\n") }

  /// Writes text.
  ///
  /// If the stream is a pipe that nobody reads any more, the rest of the text is lost.
  ///
  /// - Parameter form: What the text is: it says how its control characters are escaped.
  /// - Throws: `Failure` when the text cannot be written, for example because the disk is full.
  package static func write(_ text: String, as form: TerminalText = .text) throws {
    var bytes = Array(form.escaped(text).utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
        continue
      }
      switch errno {
      case EPIPE: return
      case EINTR: continue
      case EAGAIN:
        // Another program made the stream non-blocking.
        var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, -1)
      default:
        throw Failure(description: "the output cannot be written: \(String(cString: strerror(errno)))")
      }
    }
  }
}
