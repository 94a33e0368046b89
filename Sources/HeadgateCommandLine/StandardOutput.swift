import Foundation

/// The stream for results. `print` drops its errors, and then a script uses half of a map.
package enum StandardOutput {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes text.
  ///
  /// If the stream is a pipe that nobody reads any more, the rest of the text is lost.
  ///
  /// - Throws: `Failure` when the text cannot be written, for example because the disk is full.
  package static func write(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
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
