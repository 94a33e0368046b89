/// Refuses texts with too many values inside of one another, before a decoder reads them.
///
/// The decoder of Foundation refuses more than 512, and with exactly one more it ends the process (Swift 6.3): while it looks for the line
/// of the mistake, it reads past the part of the text that it knows.
package enum JSONNesting {
  /// How many arrays and objects may be inside of one another.
  package static let limit = 500

  /// Throws a `DecodingError` if the nesting is deeper than the limit. Reads each byte once. Texts that are not in UTF-8 are not checked.
  package static func check(_ text: some Collection<UInt8>) throws {
    // Bytes in one block are read much faster than those of any collection.
    let checked = text.withContiguousStorageIfAvailable { bytes in
      Result { () throws(DecodingError) in try checkBytes(bytes) }
    }
    if let checked { return try checked.get() }
    try Array(text).withUnsafeBufferPointer { bytes throws(DecodingError) in try checkBytes(bytes) }
  }

  private static func checkBytes(_ text: UnsafeBufferPointer<UInt8>) throws(DecodingError) {
    guard text.count > limit, !text.prefix(4).contains(where: { [0, 0xFE, 0xFF].contains($0) }) else { return }
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in text {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        guard depth <= limit else {
          throw .dataCorrupted(
            .init(codingPath: [], debugDescription: "more than \(limit) arrays and objects are inside of one another")
          )
        }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
  }
}
