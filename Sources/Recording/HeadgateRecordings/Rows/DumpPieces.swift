/// The lines of a dump, as pieces of the differences that made it.
///
/// A difference costs its own bytes and the depth of a tree, regardless of how many lines it keeps. Only a dump that is wanted is joined. So
/// the work depends on the bytes of a file, and not on the numbers in it.
struct DumpPieces {
  private var root: Piece?
  /// How many bytes and pieces were looked at.
  private(set) var steps = 0

  /// The number of lines.
  var count: Int { root?.total ?? 0 }

  /// Goes to the next dump. Returns false if the difference does not fit, because the file is damaged.
  mutating func apply(_ digest: RecordedDigest) -> Bool {
    guard (0...count).contains(digest.linesBefore),
      (0...(count - digest.linesBefore)).contains(digest.linesAfter)
    else { return false }
    steps += 1 + (digest.lines?.utf8.count ?? 0)
    guard digest.lines != nil || digest.linesBefore + digest.linesAfter < count else { return true }
    let (before, rest) = split(root, at: digest.linesBefore)
    let (_, after) = split(rest, at: (rest?.total ?? 0) - digest.linesAfter)
    let middle = digest.lines.map { text in
      let lines = Lines(text)
      return Piece(lines, 0..<lines.count)
    }
    root = merge(merge(before, middle), after)
    return true
  }

  /// The dump.
  func text() -> String {
    var result = ""
    var isFirst = true
    // The pieces of one difference are in its order.
    var cursors: [ObjectIdentifier: Lines.Cursor] = [:]
    root?.forEach { piece in
      var cursor = cursors[ObjectIdentifier(piece.lines)] ?? piece.lines.start
      cursor.skip(to: piece.range.lowerBound)
      if !isFirst { result += "\n" }
      isFirst = false
      result += cursor.lines(to: piece.range.upperBound)
      cursors[ObjectIdentifier(piece.lines)] = cursor
    }
    return result
  }

  private mutating func split(_ piece: Piece?, at line: Int) -> (Piece?, Piece?) {
    guard let piece else { return (nil, nil) }
    steps += 1
    let start = piece.left?.total ?? 0
    if line <= start {
      let (first, second) = split(piece.left, at: line)
      return (first, piece.with(left: second, right: piece.right))
    }
    if line >= start + piece.range.count {
      let (first, second) = split(piece.right, at: line - start - piece.range.count)
      return (piece.with(left: piece.left, right: first), second)
    }
    // Both parts are new pieces: with the priority of the old one, a text that is cut often would be a list.
    let cut = piece.range.lowerBound + line - start
    return (
      merge(piece.left, Piece(piece.lines, piece.range.lowerBound..<cut)),
      merge(Piece(piece.lines, cut..<piece.range.upperBound), piece.right)
    )
  }

  private mutating func merge(_ first: Piece?, _ second: Piece?) -> Piece? {
    guard let first, let second else { return first ?? second }
    steps += 1
    return first.priority > second.priority
      ? first.with(left: first.left, right: merge(first.right, second))
      : second.with(left: merge(first, second.left), right: second.right)
  }
}

/// The text of one difference. A line ends at a line feed, unless it follows a carriage return: the two are one character.
private final class Lines {
  private let text: String
  let count: Int

  init(_ text: String) {
    self.text = text
    var cursor = Cursor(text.utf8)
    cursor.skip(to: .max)
    count = cursor.line + 1
  }

  var start: Cursor { Cursor(text.utf8) }

  struct Cursor {
    private let text: String.UTF8View
    /// Where the line begins.
    private var index: String.Index
    private(set) var line = 0

    init(_ text: String.UTF8View) {
      self.text = text
      index = text.startIndex
    }

    /// Goes to a line, or to the last one.
    mutating func skip(to last: Int) {
      while line < last {
        let end = endOfLine()
        guard end < text.endIndex else { return }
        index = text.index(after: end)
        line += 1
      }
    }

    /// The lines before another one. Goes to the last of them.
    mutating func lines(to end: Int) -> Substring {
      let start = index
      skip(to: end - 1)
      return Substring(text[start..<endOfLine()])
    }

    private func endOfLine() -> String.Index {
      var previous: UInt8 = 0
      var end = index
      while end < text.endIndex {
        let byte = text[end]
        if byte == UInt8(ascii: "\n"), previous != UInt8(ascii: "\r") { break }
        previous = byte
        text.formIndex(after: &end)
      }
      return end
    }
  }
}

/// Some lines of one difference, in a tree whose depth is the logarithm of their number. A piece does not change.
private final class Piece {
  let lines: Lines
  let range: Range<Int>
  /// The piece with the largest number is the root. Random numbers: a file that knew them could make the tree a list.
  let priority: UInt64
  let left: Piece?
  let right: Piece?
  /// The number of lines in the tree.
  let total: Int

  init(
    _ lines: Lines,
    _ range: Range<Int>,
    priority: UInt64 = .random(in: .min ... .max),
    left: Piece? = nil,
    right: Piece? = nil
  ) {
    self.lines = lines
    self.range = range
    self.priority = priority
    self.left = left
    self.right = right
    total = range.count + (left?.total ?? 0) + (right?.total ?? 0)
  }

  func with(left: Piece?, right: Piece?) -> Piece {
    Piece(lines, range, priority: priority, left: left, right: right)
  }

  func forEach(_ body: (Piece) -> Void) {
    left?.forEach(body)
    body(self)
    right?.forEach(body)
  }
}
