import Foundation
import HeadgateTexts

/// A file that a tool leaves out, because its content cannot be read.
package struct UnreadableFile: Error, CustomStringConvertible {
  package let path: String
  /// The reason, as the end of a sentence without its period.
  package let reason: String

  package var description: String { "error: '\(TerminalText.inLine(path))' cannot be read: \(reason)" }

  /// Creates the error of a file that the system does not open.
  ///
  /// - Parameter code: The number of the error of the system.
  init(_ path: String, code: Int32) {
    self.path = path
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    reason =
      switch (code, target) {
      case (ENOENT, let target?):
        "it is a link to '\(TerminalText.inLine(target))', which does not exist: delete the link, or correct its target"
      case (ELOOP, let target?):
        "it is a link to '\(TerminalText.inLine(target))', which leads back to the link: delete the link, or correct its target"
      // A folder was listed with replacement characters for the bytes of a name that are not UTF-8.
      case (ENOENT, nil) where path.contains("\u{FFFD}"): "its name is not UTF-8: rename it"
      default: String(cString: strerror(code))
      }
  }

  /// Creates the error of something that is no regular file.
  init(_ path: String, kind: mode_t) {
    self.path = path
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    let noun =
      switch kind {
      case S_IFDIR: "folder"
      case S_IFIFO: "pipe"
      case S_IFSOCK: "socket"
      default: "device"
      }
    reason = isLink ? "it is a link to a \(noun)" : "it is a \(noun)"
  }

  init(_ path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
