import Foundation
import HeadgateRecordings
import HeadgateTexts

/// A file that appears at its path when it is complete, and not before.
enum NewFile {
  /// - Parameter write: Writes the file. If it throws, nothing is left.
  static func create(_ path: String, _ write: (FileHandle) throws -> Void) throws {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw WrongInput(
        description:
          "There is a file at '\(TerminalText.inLine(path))' already. Choose another path, or move the file away."
      )
    }
    let file = URL(fileURLWithPath: path)
    let partial = PartialFile(of: file)
    defer { partial.remove() }
    do {
      try Data().write(to: partial.url)
      let handle = try FileHandle(forWritingTo: partial.url)
      try write(handle)
      try handle.close()
      try partial.complete()
    } catch let error as RecordingError {
      throw error
    } catch {
      let cause = ((error as? CocoaError)?.underlying as? POSIXError).map {
        String(cString: strerror($0.code.rawValue))
      }
      throw RecordingError.cannotWrite(path, problem: cause ?? error.localizedDescription)
    }
  }
}
