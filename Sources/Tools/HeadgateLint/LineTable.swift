/// The lines of a source text.
package struct LineTable: Sendable {
  /// A position for people: both numbers start at 1, and the column counts bytes.
  package struct Position: Hashable, Sendable {
    package let line: Int
    package let column: Int
  }

  private let source: [UInt8]
  private let starts: [Int]

  package init(_ source: String) {
    let bytes = Array(source.utf8)
    self.source = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    self.starts = starts
  }

  /// Returns the line and the column of a byte.
  package func position(of offset: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - starts[low] + 1)
  }

  /// Returns the bytes of a line, without its end, as a range.
  package func range(ofLine line: Int) -> SourceRange? {
    guard starts.indices.contains(line - 1) else { return nil }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : source.count
    if end > start, source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(offset: start, length: end - start)
  }

  /// Returns the text of a line, without its end.
  package func text(ofLine line: Int) -> String {
    range(ofLine: line).map(text) ?? ""
  }

  /// Returns the text of a range.
  package func text(_ range: SourceRange) -> String {
    String(decoding: source[min(range.offset, source.count)..<min(range.end, source.count)], as: UTF8.self)
  }
}
