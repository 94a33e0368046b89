/// Refuses texts with too many values inside of one another, before a decoder reads them.
///
/// The decoder of Foundation refuses more than 512, and with exactly one more it ends the process (Swift 6.3): while it looks for the line
/// of the mistake, it reads past the part of the text that it knows. It does so for UTF-16 and UTF-32, too, but not for JSON5.
package enum JSONNesting {
  /// How many arrays and objects may be inside of one another.
  package static let limit = 500

  /// Throws a `DecodingError` if the nesting is deeper than the limit. Reads each character once.
  ///
  /// The text is read in the encoding that the decoder finds by the first bytes. A string may begin like a text in UTF-16: with NUL.
  package static func check(_ text: some Collection<UInt8>) throws {
    // Bytes in one block are read much faster than those of any collection.
    let checked: Void? = try text.withContiguousStorageIfAvailable { try checkBytes($0) }
    if checked == nil { try Array(text).withUnsafeBufferPointer { try checkBytes($0) } }
  }

  private static func checkBytes(_ text: UnsafeBufferPointer<UInt8>) throws {
    guard text.count > limit else { return }
    let form = UnitForm(text)
    var scanner = Scanner()
    guard form.width > 1 else {
      for byte in text { try scanner.read(byte) }
      return
    }
    var unit: UInt32 = 0
    for (index, byte) in text.enumerated() {
      let place = index % form.width
      unit |= UInt32(byte) << (8 * (form.isBigEndian ? form.width - 1 - place : place))
      guard place == form.width - 1 else { continue }
      // What is not ASCII has no meaning in JSON.
      try scanner.read(unit < 0x80 ? UInt8(unit) : 0x80)
      unit = 0
    }
  }

  /// The units of a text, which the decoder of Foundation finds by a mark or by zeros among the first four bytes.
  private struct UnitForm {
    let width: Int
    let isBigEndian: Bool

    init(_ text: UnsafeBufferPointer<UInt8>) {
      let start = Array(text.prefix(4))
      (width, isBigEndian) =
        switch (start[0], start[1], start[2], start[3]) {
        case (0, 0, 0xFE, 0xFF), (0, 0, 0, _): (4, true)
        case (0xFF, 0xFE, 0, 0), (_, 0, 0, 0): (4, false)
        case (0xFE, 0xFF, _, _), (0, _, 0, _): (2, true)
        case (0xFF, 0xFE, _, _), (_, 0, _, 0): (2, false)
        default: (1, false)
        }
    }
  }

  private struct Scanner {
    private var depth = 0
    private var strings = JSONStrings()

    mutating func read(_ character: UInt8) throws {
      guard !strings.contains(character) else { return }
      switch character {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        guard depth <= limit else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: [], debugDescription: "more than \(limit) arrays and objects are inside of one another")
          )
        }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
  }
}
