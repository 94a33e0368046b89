internal import HeadgateSupport
internal import HeadgateTexts

/// Parses JSON in one pass.
///
/// `JSONTree` as a `Decodable` type tries one type after the other for each value, and each wrong one makes an error. That costs too much
/// time and memory for a text that anybody may send. This parser throws one error at most, and it stops at the limit of values.
package struct JSONTreeParser {
  /// Why a text is refused.
  package enum Failure: Error {
    case notJSON
    case tooManyValues
    /// More arrays and objects are inside of one another than `JSONNesting.limit`.
    case tooDeep
    /// A character has too many combining marks: see `CombiningMarks`.
    case tooManyMarks
  }

  /// An array or an object that has not ended.
  private struct Level {
    var isObject: Bool
    var elements: [JSONTree] = []
    var members: [String: JSONTree] = [:]
    /// The name of the next member.
    var name = ""

    /// Adds a value. Of two members with one name, the first one counts, as in Foundation.
    mutating func add(_ value: JSONTree) {
      if !isObject { elements.append(value) } else if members[name] == nil { members[name] = value }
    }

    var tree: JSONTree { isObject ? .object(members) : .array(elements) }
  }

  private let bytes: [UInt8]
  private let limit: Int
  private var position = 0
  private var levels: [Level] = []
  /// How many values have begun.
  private(set) package var count = 0

  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The largest number of values, where an array or an object is one, too.
  package init(_ text: String, limit: Int) {
    bytes = Array(text.utf8)
    self.limit = limit
  }

  /// Parses the text. Called once.
  package mutating func parse() throws(Failure) -> JSONTree {
    guard CombiningMarks.excess(in: bytes, readsEscapes: true) == nil else { throw .tooManyMarks }
    while true {
      guard let value = try begin() else { continue }
      guard let whole = try end(value) else { continue }
      guard next() == nil else { throw .notJSON }
      return whole
    }
  }

  /// Reads a value; nil if an array or an object begins that has values.
  private mutating func begin() throws(Failure) -> JSONTree? {
    count += 1
    guard count <= limit else { throw .tooManyValues }
    guard let first = next() else { throw .notJSON }
    switch first {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard levels.count < JSONNesting.limit else { throw .tooDeep }
      position += 1
      let isObject = first == UInt8(ascii: "{")
      if next() == UInt8(ascii: isObject ? "}" : "]") {
        position += 1
        return isObject ? .object([:]) : .array([])
      }
      levels.append(Level(isObject: isObject))
      if isObject { try readName() }
      return nil
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  /// Adds a value to the array or the object around it, and ends those that end after it. Nil if another value follows.
  private mutating func end(_ value: JSONTree) throws(Failure) -> JSONTree? {
    var value = value
    while let index = levels.indices.last {
      levels[index].add(value)
      let isObject = levels[index].isObject
      let separator = next()
      position += 1
      if separator == UInt8(ascii: ",") {
        if isObject { try readName() }
        return nil
      }
      guard separator == UInt8(ascii: isObject ? "}" : "]") else { throw .notJSON }
      value = levels.removeLast().tree
    }
    return value
  }

  /// The next byte that is no space; nil at the end.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
      default: return bytes[position]
      }
    }
    return nil
  }

  private mutating func readName() throws(Failure) {
    guard next() == UInt8(ascii: "\"") else { throw .notJSON }
    let name = try string()
    guard next() == UInt8(ascii: ":") else { throw .notJSON }
    position += 1
    levels[levels.count - 1].name = name
  }

  private mutating func word(_ word: StaticString, _ value: JSONTree) throws(Failure) -> JSONTree {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) })
    else { throw .notJSON }
    position = end
    return value
  }
}

// MARK: Numbers

extension JSONTreeParser {
  private mutating func number() throws(Failure) -> JSONTree {
    let start = position
    take("-")
    let first = position
    let digits = takeDigits()
    guard digits > 0, digits == 1 || bytes[first] != UInt8(ascii: "0") else { throw .notJSON }
    var isInteger = true
    if take(".") {
      isInteger = false
      guard takeDigits() > 0 else { throw .notJSON }
    }
    if take("e") || take("E") {
      isInteger = false
      if !take("+") { take("-") }
      guard takeDigits() > 0 else { throw .notJSON }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger {
      if let number = Int64(text) { return .integer(number) }
      if let number = UInt64(text) { return .unsigned(number) }
    }
    guard let number = Double(text), number.isFinite else { throw .notJSON }
    // As Foundation, except for the zero with a sign.
    if let whole = Int64(exactly: number), number != 0 || number.sign == .plus { return .integer(whole) }
    return .number(number)
  }

  @discardableResult
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func takeDigits() -> Int {
    let start = position
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] { position += 1 }
    return position - start
  }
}

// MARK: Texts

extension JSONTreeParser {
  private mutating func string() throws(Failure) -> String {
    position += 1
    var decoded: [UInt8] = []
    while true {
      let start = position
      while position < bytes.count, bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""),
        bytes[position] != UInt8(ascii: "\\")
      {
        position += 1
      }
      guard position < bytes.count, bytes[position] >= 0x20 else { throw .notJSON }
      let part = bytes[start..<position]
      position += 1
      guard bytes[position - 1] == UInt8(ascii: "\\") else {
        // Most texts have no escaped characters.
        return String(decoding: decoded.isEmpty ? part : ArraySlice(decoded + part), as: UTF8.self)
      }
      decoded += part
      decoded += Array(String(Character(try escaped())).utf8)
    }
  }

  /// The character after a backslash.
  private mutating func escaped() throws(Failure) -> Unicode.Scalar {
    guard position < bytes.count else { throw .notJSON }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    default: throw .notJSON
    }
  }

  /// The character of one or two escaped units of UTF-16.
  private mutating func unicode() throws(Failure) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard 0xD800...0xDBFF ~= first, take("\\"), take("u") else { throw .notJSON }
    let second = try unit()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { throw .notJSON }
    return scalar
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
        throw .notJSON
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
