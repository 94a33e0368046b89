internal import Foundation

/// A file that only its user may read: a recording has whatever the program had in its state.
enum PrivateFile {
  /// Creates an empty file. SQLite gives the files beside it the same permissions.
  ///
  /// - Throws: `RecordingError.fileExists` if there is something at the path, also a link that leads nowhere.
  static func create(_ file: URL) throws(RecordingError) {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let problem = errno
      if problem == EEXIST { throw .fileExists(file.path) }
      throw .cannotWrite(file.path, problem: String(cString: strerror(problem)))
    }
    close(descriptor)
  }
}
