/// Why a recording cannot be used. The file is never changed.
///
/// ```swift
/// do {
///   let recording = try Recording(contentsOf: file)
/// } catch let error as RecordingError {
///   print(error)
/// }
/// ```
public enum RecordingError: Error, Hashable, Sendable {
  /// There is no file at the path.
  case noFile(String)
  /// The file is no recording: it is another file, or it is shorter than a header.
  case noRecording(String)
  /// The file has no bytes, so nothing says whether it was a recording.
  case emptyFile(String)
  /// A newer version of Headgate wrote the file.
  case newerVersion(String, version: Int)
  /// A part of the file cannot be read. The text is that of the database.
  case damaged(String, problem: String)
  /// A file that would be written exists already.
  case fileExists(String)
  /// A line of a file with JSON Lines is wrong.
  case wrongLine(String, line: Int, problem: String)
  /// The store belongs to a child. Only the store of the whole tree can be recorded. The text is the name of the store.
  case scopedStore(String)
  /// The file cannot be written. The text is that of the system.
  case cannotWrite(String, problem: String)
}

extension RecordingError: CustomStringConvertible {
  /// What happened, with the path, and what to do.
  public var description: String {
    switch self {
    case .noFile(let path):
      "There is no file at '\(path)'. Check the path, or record a session to it with 'store.record(to:)'."
    case .noRecording(let path):
      """
      '\(path)' is not a recording. If it is a list of JSON Lines, import it with 'headgate session import'. If it was copied while \
      the app ran, copy the files '-wal' and '-shm' beside it, too.
      """
    case .emptyFile(let path):
      "'\(path)' is empty, so it is not a recording. Copy the file again from where it was recorded, or choose another file."
    case .newerVersion(let path, let version):
      """
      '\(path)' has version \(version) of the format, and this version of Headgate reads up to version \(RecordingFormat.version). \
      Update Headgate, or export the session to JSON Lines with the version that recorded it.
      """
    case .damaged(let path, let problem):
      """
      '\(path)' is damaged or was changed: \(problem). Copy the file again from where it was recorded. If its disk has failed, \
      'sqlite3 \(path) .recover' can save a part of it.
      """
    case .fileExists(let path):
      "There is a file at '\(path)' already, and a recording replaces no file. Choose another path, or move the file away."
    case .wrongLine(let path, let line, let problem):
      "Line \(line) of '\(path)' is not a line of a recording: \(problem). Documentation/RecordingFormat.md lists the lines."
    case .scopedStore(let name):
      "\(name) is the store of a child, and has no history of its own. Record the store that it was scoped from."
    case .cannotWrite(let path, let problem):
      "'\(path)' cannot be written: \(problem). Check that its folder exists and may be written, and that the disk is not full."
    }
  }
}
