/// Finds the strings of a JSON text that is read byte by byte.
package struct JSONStrings {
  @usableFromInline var isInside = false
  @usableFromInline var isEscaped = false

  @inlinable
  package init() {}

  /// Reads the next byte, and returns whether it belongs to a string: a quote, or a byte between two.
  @inlinable
  package mutating func contains(_ byte: UInt8) -> Bool {
    guard isInside else {
      isInside = byte == UInt8(ascii: "\"")
      return isInside
    }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInside = false
    }
    return true
  }
}
