internal import Foundation

/// Reads the lines of a file, one after the other, without the whole file in memory.
struct LineReader {
  private let handle: FileHandle
  private var rest = Data()
  private var isAtEnd = false

  private let longest: Int

  /// The most bytes of a line that an export writes. A row has one long text, such as a payload, and up to two names, and a character may
  /// become six bytes, such as `\u0001`. The names and the numbers of the columns need less than the rest.
  static func longest(ofValue bytes: Int) -> Int { 6 * (bytes + 2 * RecordingFormat.longestText) + 4096 }

  /// - Parameters:
  ///   - file: The file.
  ///   - longest: The most bytes of a line. The database refuses a value that is too long for it.
  init(_ file: URL, longest: Int = longest(ofValue: DatabaseLimits.longestValue)) throws {
    handle = try FileHandle(forReadingFrom: file)
    self.longest = longest
  }

  /// Returns the next line without its end; nil after the last line. Throws a `Problem` for a line that is too long.
  mutating func next() throws -> Data? {
    var searched = rest.startIndex
    while true {
      if let end = rest[searched...].firstIndex(of: 0x0A) {
        let line = rest[rest.startIndex..<end]
        rest = rest[(end + 1)...]
        return line
      }
      guard !isAtEnd else {
        defer { rest = Data() }
        return rest.isEmpty ? nil : rest
      }
      guard rest.count <= longest else {
        throw RecordingLines.Problem(text: "it has more than \(longest) bytes")
      }
      // A slice keeps what is before it in memory. Once it is gone, no more is copied: a long line comes in many pieces.
      if rest.startIndex > 0 { rest = Data(rest) }
      searched = rest.endIndex
      guard let more = try handle.read(upToCount: 1 << 16), !more.isEmpty else {
        isAtEnd = true
        continue
      }
      rest.append(more)
    }
  }
}
