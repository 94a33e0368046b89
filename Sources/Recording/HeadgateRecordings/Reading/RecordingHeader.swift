internal import Foundation

/// The header of a file, read without SQLite: SQLite could write beside a file that is no recording.
struct RecordingHeader {
  /// Returns the header. Throws unless the file is a recording of a version that this code reads.
  static func checked(_ file: URL) throws(RecordingError) -> [UInt8] {
    let path = file.path
    guard FileManager.default.fileExists(atPath: path) else { throw .noFile(path) }
    guard kind(of: path, followsLinks: true) == S_IFREG else { throw .noRecording(path) }
    // To open a pipe waits for its other end, and SQLite would open it.
    for end in ["-wal", "-shm", "-journal"] {
      guard let kind = kind(of: path + end, followsLinks: false), kind != S_IFREG else { continue }
      throw .damaged(path, problem: "'\(path + end)' is not a regular file")
    }
    guard let bytes = firstBytes(of: file) else { throw .noRecording(path) }
    guard !bytes.isEmpty else { throw .emptyFile(path) }
    // The database's own documentation of its file format: a magic text, and two numbers for the application.
    guard bytes.count == 100, bytes.starts(with: Array("SQLite format 3\0".utf8)),
      number(bytes, at: 68) == RecordingFormat.applicationID
    else { throw .noRecording(path) }
    let version = number(bytes, at: 60)
    guard version >= 1 else { throw .damaged(path, problem: "its version is \(version)") }
    guard version <= RecordingFormat.version else { throw .newerVersion(path, version: Int(version)) }
    return bytes
  }

  /// Nil if the file cannot be read. Empty for an empty file, for which Foundation returns nil.
  private static func firstBytes(of file: URL) -> [UInt8]? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: 100) ?? Data()).map { [UInt8]($0) }
  }

  /// Nil if there is nothing at the path.
  private static func kind(of path: String, followsLinks: Bool) -> mode_t? {
    var result = stat()
    return (followsLinks ? stat(path, &result) : lstat(path, &result)) == 0 ? result.st_mode & S_IFMT : nil
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int32 {
    Int32(bitPattern: bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) })
  }
}
