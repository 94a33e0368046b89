import Foundation
import HeadgateRecordings

/// A path for a file, which is removed with all that SQLite writes beside it.
final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory.appending(path: "headgate-session-\(UUID().uuidString).headgate")

  /// The recording with other lines, imported into another file.
  func edited(_ edit: (String) -> String) throws -> TemporaryFile {
    var data = Data()
    try Recording(contentsOf: url).exportLines { data += $0 }
    let (lines, imported) = (TemporaryFile(), TemporaryFile())
    try Data(edit(String(decoding: data, as: UTF8.self)).utf8).write(to: lines.url)
    try Recording.importLines(lines.url, to: imported.url)
    return imported
  }

  deinit {
    for end in ["", "-wal", "-shm", ".states"] { try? FileManager.default.removeItem(atPath: url.path + end) }
  }
}
