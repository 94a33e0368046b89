internal import Foundation

/// A recording that appears at its path when it is complete, and not before.
struct NewRecording {
  /// Writes a recording in another file in the same folder, and moves it to its path.
  ///
  /// - Parameter write: Writes the rows. If it throws, nothing is left.
  static func create(_ file: URL, _ write: (RecordingWriter) throws -> Void) throws {
    guard !FileManager.default.fileExists(atPath: file.path) else { throw RecordingError.fileExists(file.path) }
    let partial = PartialFile(of: file)
    defer { partial.remove() }
    do {
      let writer = try RecordingWriter(creating: partial.url)
      try write(writer)
      try writer.close()
      try partial.complete()
    } catch RecordingError.cannotWrite(let path, let problem) where path == partial.url.path {
      // The user knows the path of the recording only.
      throw RecordingError.cannotWrite(file.path, problem: problem)
    } catch let error as CocoaError {
      throw RecordingError.cannotWrite(file.path, problem: error.localizedDescription)
    }
  }
}
