/// The depth of the code in a text, found without the parser.
///
/// The time that the parser needs for deep code grows with the square of the depth, and its stack ends. For square brackets that
/// can be types it doubles with each of them: in `[[[x]]]`, the parser reads the inner brackets as a type and as an array.
package struct Nesting {
  /// The deepest code that is parsed. Code that people write has a fifth of this depth.
  static let limit = 200

  private enum Frame: Equatable {
    /// A bracket.
    ///
    /// - Parameters:
    ///   - chain: The number of square brackets that are read twice, each in the one before.
    ///   - isPlain: Whether the code since the bracket can still be a type, as far as a comma, a colon and a dot tell.
    case bracket(chain: Int, isPlain: Bool)
    /// A string with its number of `#`, and whether it has several lines.
    case string(pounds: Int, isMultiline: Bool)
    /// The code in a string.
    case interpolation
  }

  private let bytes: [UInt8]
  private var index = 0
  private var frames: [Frame] = []
  /// The number of open `<`. An operator is one of them until the next statement or block.
  private var angles = 0
  private var conditions = 0
  /// The offsets before which no regular expression with a number of `#` ends.
  private var regexEnds: [Int: Int] = [:]
  /// The number of times that the parser reads square brackets.
  private var readings = 0

  /// Returns the reason why a text is not parsed, and the place of the code that is too deep; nil for other texts.
  ///
  /// Complexity: O(*n*), where *n* is the number of bytes.
  package static func problem(in text: String) -> SyntaxError? {
    var nesting = Nesting(bytes: Array(text.utf8))
    while nesting.index < nesting.bytes.count {
      let start = nesting.index
      nesting.advance()
      guard let reason = nesting.reason else { continue }
      let message = "\(reason): exclude it in .headgate.yml, or name other files"
      return SyntaxError(range: SourceRange(offset: start, length: 1), message: message)
    }
    return nil
  }

  private var reason: String? {
    if frames.count + angles + conditions > Self.limit {
      return "its code is nested more than \(Self.limit) levels deep"
    }
    // In an optimized build, a second is enough for 700,000 of them.
    return readings > 1 << 17 + 7 * bytes.count ? "it has too many square brackets in square brackets" : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func advance() {
    if case .string(let pounds, let isMultiline) = frames.last {
      advance(inString: pounds, isMultiline)
    } else {
      advanceInCode()
    }
  }

  private mutating func advanceInCode() {
    switch bytes[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      openBracket()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if bytes[index] == UInt8(ascii: "}") { angles = 0 }
      _ = frames.popLast()
      index += 1
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."):
      if case .bracket(let chain, true) = frames.last {
        frames[frames.count - 1] = .bracket(chain: chain, isPlain: false)
      }
      index += 1
    case UInt8(ascii: ";"):
      angles = 0
      index += 1
    case UInt8(ascii: "<"):
      // An operator has white space on both sides, or is `..<`.
      if index > 0, !isSpace(index - 1), !isSpace(index + 1), bytes[index - 1] != UInt8(ascii: ".") { angles += 1 }
      index += 1
    case UInt8(ascii: "\n"):
      // In the arguments of a type, a line ends with `<` or a comma.
      if let last = lastByteOfLine, last != UInt8(ascii: "<"), last != UInt8(ascii: ",") { angles = 0 }
      index += 1
    case UInt8(ascii: ">"):
      angles = max(0, angles - 1)
      index += 1
    case UInt8(ascii: "\""): openString(pounds: 0)
    case UInt8(ascii: "#"): advanceAtPound()
    case UInt8(ascii: "/") where starts(with: "//"): skipLine()
    case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
    case UInt8(ascii: "/"): advanceAtSlash()
    default: index += 1
    }
  }

  private mutating func openBracket() {
    let outer = if case .bracket(let chain, true) = frames.last { chain } else { 0 }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      angles = 0
      frames.append(.bracket(chain: 0, isPlain: true))
    case UInt8(ascii: "["):
      frames.append(.bracket(chain: outer + 1, isPlain: true))
      // The largest number stays far below an overflow.
      readings += 1 << min(outer + 1, 40)
    default:
      frames.append(.bracket(chain: outer, isPlain: true))
    }
    index += 1
  }

  private mutating func advanceAtPound() {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      let pounds = end - index
      index = end
      openString(pounds: pounds)
      return
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "/") {
      skipRegex(pounds: end - index, from: end + 1)
      return
    }
    if starts(with: "#if") { conditions += 1 }
    if starts(with: "#endif") { conditions = max(0, conditions - 1) }
    index = end
  }

  private mutating func openString(pounds: Int) {
    let isMultiline = starts(with: "\"\"\"") && !(pounds > 0 && endsOnLine(pounds: pounds, from: index + 2))
    frames.append(.string(pounds: pounds, isMultiline: isMultiline))
    index += isMultiline ? 3 : 1
  }

  private mutating func advance(inString pounds: Int, _ isMultiline: Bool) {
    let delimiter: StaticString = isMultiline ? "\"\"\"" : "\""
    if starts(with: delimiter), hasPounds(pounds, at: index + delimiter.utf8CodeUnitCount) {
      frames.removeLast()
      index += delimiter.utf8CodeUnitCount + pounds
    } else if bytes[index] == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) {
      index += 1 + pounds
      if index < bytes.count, bytes[index] == UInt8(ascii: "(") { frames.append(.interpolation) }
      index += 1
    } else {
      // The string has no end. The parser goes on with the next line.
      if !isMultiline, bytes[index] == UInt8(ascii: "\n") { frames.removeLast() }
      index += 1
    }
  }

  /// Returns whether a raw string ends on its line: then `#"""#` is a string of one quotation mark.
  private func endsOnLine(pounds: Int, from start: Int) -> Bool {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      if bytes[end] == UInt8(ascii: "\""), hasPounds(pounds, at: end + 1) { return true }
      end += 1
    }
    return false
  }

  /// Skips a regular expression between slashes. After a name, a number or a closing bracket, a slash is an operator.
  private mutating func advanceAtSlash() {
    let isExpected = lastByteOfLine.map { "(,=:[{;!&|?>".utf8.contains($0) } ?? true
    guard isExpected, !isSpace(index + 1) else {
      index += 1
      return
    }
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "/") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = end < bytes.count && bytes[end] == UInt8(ascii: "/") ? end + 1 : index + 1
  }

  /// Skips a regular expression with the number of `#` at both ends.
  private mutating func skipRegex(pounds: Int, from start: Int) {
    index = start
    // Otherwise each of many beginnings would be followed by a search for an end.
    guard start >= regexEnds[pounds, default: 0] else { return }
    // Only one that begins with a line end has several lines.
    let isMultiline = start < bytes.count && bytes[start] == UInt8(ascii: "\n")
    while index < bytes.count, isMultiline || bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "/"), hasPounds(pounds, at: index + 1) {
        index += 1 + pounds
        return
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    // It has no end: the parser reads the rest as code.
    regexEnds[pounds] = index
    index = start
  }

  /// The last byte before the index on its line that is no white space; nil for the first one.
  private var lastByteOfLine: UInt8? {
    var start = index - 1
    while start >= 0, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") { start -= 1 }
    return start >= 0 && bytes[start] != UInt8(ascii: "\n") ? bytes[start] : nil
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private func isSpace(_ index: Int) -> Bool {
    index >= bytes.count || [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(bytes[index])
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
