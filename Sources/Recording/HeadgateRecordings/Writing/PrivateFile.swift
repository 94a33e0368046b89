internal import Foundation

/// A file that only its user may read: a recording has whatever the program had in its state.
enum PrivateFile {
  /// Creates an empty file. SQLite gives the files beside it the same permissions.
  ///
  /// - Throws: `RecordingError.fileExists` if there is something at the path, also a link that leads nowhere.
  static func create(_ file: URL) throws(RecordingError) {
    // The number of an error is read directly after the call: making the path can change it.
    let path = file.path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let problem = errno
      if problem == EEXIST { throw .fileExists(path) }
      throw .cannotWrite(path, problem: String(cString: strerror(problem)))
    }
    close(descriptor)
  }
}
