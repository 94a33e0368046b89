import Foundation

/// A path for a file, which is removed with all that SQLite writes beside it.
final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory.appending(path: "headgate-recorder-\(UUID().uuidString).headgate")

  deinit {
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + end) }
  }
}
