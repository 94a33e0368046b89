import HeadgateTexts

/// The depth of the code in a text, found without the parser.
///
/// The time that the parser needs for deep code grows with the square of the depth, and its stack ends. For square brackets that
/// can be types it doubles with each of them: in `[[[x]]]`, the parser reads the inner brackets as a type and as an array. Code in
/// other brackets, after a comma in parentheses, and after a colon can be a part of such a type: `[(a, [x])]`.
/// For brackets without an end, the time grows with the third power of their number: for each, the parser looks for ends that could belong to it.
package struct Nesting {
  /// The deepest code that is parsed. Code that people write has a fifth of this depth.
  static let limit = 200
  /// The number of brackets without an end in code that is parsed.
  static let unclosedLimit = 50
  static let marksLimit = 100

  private enum Frame: Equatable {
    case bracket(Bracket)
    /// A string with its number of `#`, and whether it has several lines.
    case string(pounds: Int, isMultiline: Bool, chain: Int)
    /// The code in a string.
    case interpolation(chain: Int)

    var isBracket: Bool { if case .bracket = self { true } else { false } }
    var isString: Bool { if case .string = self { true } else { false } }
    /// The number of square brackets around the next byte that the parser reads twice.
    var chain: Int {
      switch self {
      case .bracket(let bracket): bracket.canBeType ? bracket.chain : 0
      case .string(_, _, let chain), .interpolation(let chain): chain
      }
    }
  }

  private struct Bracket: Equatable {
    let opening: UInt8
    /// The number of square brackets that are read twice, each in the one before.
    var chain: Int
    /// Whether the code since the bracket can still be a type.
    var canBeType = true
    /// Whether the code can be skipped in a type: a default value, or the arguments of an attribute.
    var isSkipped = false
    /// Whether a colon was in square brackets: only the code before it is read twice.
    var hasColon = false
    /// Whether a `<` was in the brackets: a comma can be between the arguments of a type.
    var hasAngle = false
  }

  private let bytes: [UInt8]
  private var index = 0
  private var frames: [Frame] = []
  /// The number of open `<`. An operator is one of them until the next statement or block.
  private var angles = 0
  private var conditions = 0
  /// The offsets before which no regular expression with a number of `#` ends.
  private var regexEnds: [Int: Int] = [:]
  /// The number of times that the parser reads what can be a type in square brackets, in bytes that are no part of a word.
  private var readings = 0
  private var unclosed = 0
  /// The attributes and macros of one expression or type, in a row: the parser looks ahead at each, through all that follow.
  private var marks = 0

  /// Returns the reason why a text is not parsed, and the place of the code that is too deep; nil for other texts.
  ///
  /// Complexity: O(*n*), where *n* is the number of bytes.
  package static func problem(in text: String) -> SyntaxError? {
    if let offset = CombiningMarks.excess(in: text.utf8, readsEscapes: false) {
      return error(CombiningMarks.problem, at: offset)
    }
    var nesting = Nesting(bytes: Array(text.utf8))
    while nesting.index < nesting.bytes.count {
      let start = nesting.index
      nesting.advance()
      if let reason = nesting.reason { return error(reason, at: start) }
    }
    let open = nesting.unclosed + nesting.frames.count { !$0.isString }
    return open > unclosedLimit ? error(withoutEnds, at: max(0, nesting.bytes.count - 1)) : nil
  }

  private static let withoutEnds = "it has more than \(unclosedLimit) brackets without an end"

  private static func error(_ reason: String, at offset: Int) -> SyntaxError {
    let message = "\(reason): exclude it in .headgate.yml, or name other files"
    return SyntaxError(range: SourceRange(offset: offset, length: 1), message: message)
  }

  private var reason: String? {
    if frames.count + angles + conditions > Self.limit {
      return "its code is nested more than \(Self.limit) levels deep"
    }
    if unclosed > Self.unclosedLimit { return Self.withoutEnds }
    if marks > Self.marksLimit { return "it has more than \(Self.marksLimit) attributes or macros in one expression" }
    // A long file has many brackets that are no mistake.
    return readings > 1 << 15 + 7 * bytes.count ? "it has too many square brackets in square brackets" : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func advance() {
    if chain > 0, !isWord(bytes[index]) {
      // The largest number stays far below an overflow. Each open `<` can begin another reading.
      readings += (1 + angles) << min(chain, 32)
    }
    if case .string(let pounds, let isMultiline, _) = frames.last {
      advance(inString: pounds, isMultiline)
    } else {
      advanceInCode()
    }
  }

  private mutating func advanceInCode() {
    countMark()
    switch bytes[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      openBracket()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      closeBracket()
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "@"):
      advanceInBracket()
    case UInt8(ascii: ";"):
      angles = 0
      index += 1
    case UInt8(ascii: "<"):
      changeBracket { $0.hasAngle = true }
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

  private var bracket: Bracket? {
    if case .bracket(let bracket) = frames.last { bracket } else { nil }
  }

  private var chain: Int { frames.last?.chain ?? 0 }

  private mutating func changeBracket(_ change: (inout Bracket) -> Void) {
    guard var bracket else { return }
    change(&bracket)
    frames[frames.count - 1] = .bracket(bracket)
  }

  /// Notes that the code is no type, so the parser stops to read it as one.
  private mutating func endType() {
    changeBracket { if !$0.isSkipped { $0.canBeType = false } }
  }

  private mutating func openBracket() {
    let opening = bytes[index]
    let isBrace = opening == UInt8(ascii: "{")
    if isBrace { angles = 0 }
    if isBrace || isCall { endType() }
    frames.append(.bracket(Bracket(opening: opening, chain: opening == UInt8(ascii: "[") ? chain + 1 : chain)))
    index += 1
  }

  /// Words after which the parser reads a bracket as a part of a type.
  private static let wordsOfTypes: Set<String> = [
    "inout", "some", "any", "each", "repeat", "of", "throws", "nonisolated", "dependsOn", "borrowing", "consuming",
    "sending", "isolated", "_const", "__shared", "__owned", "async", "rethrows", "reasync", "scoped",
  ]

  /// Whether the bracket at the index begins the arguments of a call or of a subscript. No type contains them.
  private var isCall: Bool {
    var start = index
    while start > 0, isWord(bytes[start - 1]) { start -= 1 }
    return start < index && !Self.wordsOfTypes.contains(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func closeBracket() {
    let isBrace = bytes[index] == UInt8(ascii: "}")
    if isBrace { angles = 0 }
    let isParenthesis = bytes[index] == UInt8(ascii: ")")
    let opening = isBrace ? UInt8(ascii: "{") : isParenthesis ? UInt8(ascii: "(") : UInt8(ascii: "[")
    index += 1
    // An end that belongs to no bracket ends none. A brace ends the brackets in it, and so does the end of an interpolation.
    for position in frames.indices.reversed() {
      let isOwn =
        switch frames[position] {
        case .bracket(let bracket): bracket.opening == opening
        case .interpolation: isParenthesis
        case .string: false
        }
      if isOwn {
        unclosed += frames.count - 1 - position
        frames.removeSubrange(position...)
        return
      }
      if !isBrace, case .bracket(let bracket) = frames[position], bracket.opening == UInt8(ascii: "{") { break }
      guard frames[position].isBracket else { break }
    }
    unclosed += 1
  }

  private mutating func advanceInBracket() {
    let byte = bytes[index]
    let isAlone = index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "=")
    index += 1
    changeBracket { bracket in
      let isSquare = bracket.opening == UInt8(ascii: "[")
      switch byte {
      case UInt8(ascii: ",") where isSquare && !bracket.hasAngle: bracket.canBeType = false
      case UInt8(ascii: ","): bracket.isSkipped = false
      case UInt8(ascii: ":") where isSquare && !bracket.hasColon:
        bracket.chain -= 1
        bracket.hasColon = true
      case UInt8(ascii: "@"): bracket.isSkipped = true
      case UInt8(ascii: "=") where isAlone && bracket.opening == UInt8(ascii: "("): bracket.isSkipped = true
      default: break
      }
    }
  }

  private mutating func countMark() {
    switch bytes[index] {
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      if index + 1 < bytes.count, isWord(bytes[index + 1]) { marks += 1 }
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","): marks = 0
    case UInt8(ascii: "\n") where !goesOn: marks = 0
    default: break
    }
  }

  /// Whether an expression goes on in the next line: an operator is before or after the end of this one.
  private var goesOn: Bool {
    if let last = lastByteOfLine, "?:.&|+-*/<>=!([".utf8.contains(last) { return true }
    var next = index + 1
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
    return next < bytes.count && "?:.&|".utf8.contains(bytes[next])
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
    endType()
    let isMultiline = starts(with: "\"\"\"") && !(pounds > 0 && endsOnLine(pounds: pounds, from: index + 2))
    frames.append(.string(pounds: pounds, isMultiline: isMultiline, chain: chain))
    index += isMultiline ? 3 : 1
  }

  private mutating func advance(inString pounds: Int, _ isMultiline: Bool) {
    let delimiter: StaticString = isMultiline ? "\"\"\"" : "\""
    if starts(with: delimiter), hasPounds(pounds, at: index + delimiter.utf8CodeUnitCount) {
      frames.removeLast()
      index += delimiter.utf8CodeUnitCount + pounds
    } else if bytes[index] == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) {
      index += 1 + pounds
      if index < bytes.count, bytes[index] == UInt8(ascii: "(") { frames.append(.interpolation(chain: chain)) }
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
    // Otherwise each of many beginnings would be followed by a search for an end: once for each number of '#', and nobody writes so many.
    guard pounds <= 20, start >= regexEnds[pounds, default: 0] else { return }
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

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
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
