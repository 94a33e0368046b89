/// Finds the number of a request that cannot be read: its answer has the number, too.
enum RequestNumber {
  /// The number in the member `id` of the outermost object; nil if there is none. Reads each character once.
  static func find(in text: String) -> UInt64? {
    var scanner = Scanner()
    for byte in text.utf8 {
      if let number = scanner.read(byte) { return number }
    }
    return nil
  }

  private struct Scanner {
    private var depth = 0
    private var isText = false
    private var isEscaped = false
    /// The last text in the outermost object, or its first characters. No name that counts is longer.
    private var name: [UInt8] = []
    /// The digits after the name `id`; nil elsewhere.
    private var digits: [UInt8]?

    /// Returns the number when a character ends it.
    mutating func read(_ byte: UInt8) -> UInt64? {
      if isText {
        readText(byte)
        return nil
      }
      switch byte {
      case UInt8(ascii: "\""):
        isText = true
        name = []
        digits = nil
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        name = []
        digits = nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        return ended()
      case UInt8(ascii: ","): return ended()
      case UInt8(ascii: ":"): digits = depth == 1 && name == Array("id".utf8) ? [] : nil
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: if digits != nil { digits?.append(byte) }
      }
      return nil
    }

    private mutating func readText(_ byte: UInt8) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isText = false
        return
      }
      if name.count < 3 { name.append(byte) }
    }

    private mutating func ended() -> UInt64? {
      defer { digits = nil }
      return digits.flatMap { UInt64(String(decoding: $0, as: UTF8.self)) }
    }
  }
}
