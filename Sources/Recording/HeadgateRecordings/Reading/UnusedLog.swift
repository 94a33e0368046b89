internal import Foundation

/// The log of a recording that was finished while it was read, and so expects a log that nobody writes.
///
/// SQLite creates the log for each reader, and a reader that may not write does not remove it.
struct UnusedLog {
  private let path: String

  /// Nil for a recording without a log, and for one that somebody may write.
  ///
  /// - Parameter header: The first bytes of the file.
  init?(of file: URL, header: [UInt8]) {
    path = file.path
    // Both bytes are 2 in a file with a log: the documentation of SQLite's file format.
    guard header.count > 19, header[18] == 2, header[19] == 2, !FileManager.default.fileExists(atPath: "\(path)-wal"),
      let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    else { return nil }
    // A recorder has created its file a moment ago, and its log not yet.
    guard date.timeIntervalSinceNow < -2 else { return nil }
  }

  /// Removes the log if it is empty. The reader has closed the file.
  func remove() {
    let size = try? FileManager.default.attributesOfItem(atPath: "\(path)-wal")[.size] as? Int
    guard size == 0 else { return }
    for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
  }
}
