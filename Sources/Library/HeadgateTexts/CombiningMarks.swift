/// Finds characters with too many combining marks in texts of others.
///
/// Swift compares and hashes texts in a normal form, in which the marks of a character are sorted. The time grows with the square of their
/// number: a name of 40 kB can need seconds, each time that it is compared.
package enum CombiningMarks {
  /// The most marks in a row that are read. Few decorated texts have more.
  package static let limit = 256

  /// The reason why such a text is refused.
  package static let problem = "a character has more than \(limit) combining marks"

  /// The offset of the first mark that is too much, in bytes of UTF-8; nil for other texts.
  ///
  /// Complexity: O(*n*). A text without marks is only searched for bytes that may begin one.
  ///
  /// - Parameters:
  ///   - text: The text, as UTF-8.
  ///   - readsEscapes: Whether `\u0301` and `\U00000301` are marks, too, as in JSON and YAML.
  package static func excess(in text: some Collection<UInt8>, readsEscapes: Bool) -> Int? {
    // Bytes in one block are read much faster than those of any collection.
    if let found = text.withContiguousStorageIfAvailable({ excess(inBytes: $0, readsEscapes) }) { return found }
    return Array(text).withUnsafeBufferPointer { excess(inBytes: $0, readsEscapes) }
  }

  private static func excess(inBytes text: UnsafeBufferPointer<UInt8>, _ readsEscapes: Bool) -> Int? {
    guard text.count > limit, text.contains(where: { $0 >= 0xCC || (readsEscapes && $0 == UInt8(ascii: "\\")) }) else {
      return nil
    }
    var scanner = Scanner(readsEscapes: readsEscapes)
    var offset = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      scanner.read(scalar)
      if scanner.marks > limit { return offset }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// Returns a text without the marks that are too many.
  package static func limited(_ text: String) -> String {
    guard excess(in: text.utf8, readsEscapes: false) != nil else { return text }
    var scanner = Scanner(readsEscapes: false)
    return String(
      text.unicodeScalars.reduce(into: String.UnicodeScalarView()) { result, scalar in
        scanner.read(scalar)
        if scanner.marks <= limit { result.append(scalar) }
      }
    )
  }

  private struct Scanner {
    private enum Escape {
      case no, begins
      case number(digits: Int, value: UInt32)
    }

    let readsEscapes: Bool
    private(set) var marks = 0
    private var escape = Escape.no
    /// The first half of a scalar that is written as two escapes.
    private var half: UInt32?

    init(readsEscapes: Bool) { self.readsEscapes = readsEscapes }

    mutating func read(_ scalar: Unicode.Scalar) {
      switch escape {
      case .no where readsEscapes && scalar == "\\": escape = .begins
      case .no: count(scalar)
      case .begins:
        let digits = scalar == "u" ? 4 : scalar == "U" ? 8 : 0
        escape = digits > 0 ? .number(digits: digits, value: 0) : .no
        if digits == 0 { end() }
      case .number(let digits, let value):
        guard let digit = scalar.isASCII ? Character(scalar).hexDigitValue : nil else {
          escape = .no
          return count(scalar)
        }
        escape = digits > 1 ? .number(digits: digits - 1, value: value << 4 | UInt32(digit)) : .no
        if digits == 1 { count(escaped: value << 4 | UInt32(digit)) }
      }
    }

    private mutating func count(escaped value: UInt32) {
      if 0xD800..<0xDC00 ~= value {
        half = value
      } else if let first = half, 0xDC00..<0xE000 ~= value {
        half = nil
        count(escaped: 0x10000 + (first - 0xD800) << 10 + (value - 0xDC00))
      } else if let scalar = Unicode.Scalar(value) {
        count(scalar)
      } else {
        end()
      }
    }

    private mutating func count(_ scalar: Unicode.Scalar) {
      guard scalar.properties.canonicalCombiningClass != .notReordered else { return end() }
      marks += 1
    }

    private mutating func end() {
      marks = 0
      half = nil
    }
  }
}
