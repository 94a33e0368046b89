internal import Foundation

/// Reads the lines of a file, one after the other, without the whole file in memory.
struct LineReader {
  private let handle: FileHandle
  private var rest = Data()
  private var isAtEnd = false

  /// The most bytes of a line: as many as the database may have in one value.
  private static let longest = DatabaseLimits.longestValue

  init(_ file: URL) throws { handle = try FileHandle(forReadingFrom: file) }

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
      guard rest.count <= Self.longest else {
        throw RecordingLines.Problem(text: "it has more than \(Self.longest) bytes")
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
