internal import Foundation

/// A database beside a recording, with what can be computed again.
enum IndexFile {
  /// Whether a file is an index of a kind: its header has the mark.
  static func isMarked(_ file: URL, _ applicationID: Int32) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file), let header = try? handle.read(upToCount: 100) else {
      return false
    }
    let mark = [UInt8](header).dropFirst(68).prefix(4)
    return mark.elementsEqual(withUnsafeBytes(of: applicationID.bigEndian) { Array($0) })
  }

  static func remove(_ file: URL) {
    for end in ["", "-journal"] { try? FileManager.default.removeItem(atPath: file.path + end) }
  }
}

extension Recording {
  /// What tells the recording from others: an index notes it.
  func identity() throws(RecordingError) -> String {
    try info().sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "\n")
  }
}
