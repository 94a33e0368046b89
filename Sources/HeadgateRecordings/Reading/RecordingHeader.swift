internal import Foundation

/// The header of a file, read without SQLite: SQLite could write beside a file that is no recording.
struct RecordingHeader {
  /// Returns the header. Throws unless the file is a recording of a version that this code reads.
  static func checked(_ file: URL) throws(RecordingError) -> [UInt8] {
    let path = file.path
    guard FileManager.default.fileExists(atPath: path) else { throw .noFile(path) }
    guard let handle = try? FileHandle(forReadingFrom: file), let header = try? handle.read(upToCount: 100) else {
      throw .noRecording(path)
    }
    try? handle.close()
    let bytes = [UInt8](header)
    // The database's own documentation of its file format: a magic text, and two numbers for the application.
    guard bytes.count == 100, bytes.starts(with: Array("SQLite format 3\0".utf8)),
      number(bytes, at: 68) == RecordingFormat.applicationID
    else { throw .noRecording(path) }
    let version = number(bytes, at: 60)
    guard version >= 1 else { throw .damaged(path, problem: "its version is \(version)") }
    guard version <= RecordingFormat.version else { throw .newerVersion(path, version: Int(version)) }
    return bytes
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int32 {
    Int32(bitPattern: bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) })
  }
}
