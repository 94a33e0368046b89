/// Parsers of command lines accept only text. These conversions keep every byte of an argument in a text.
///
/// A byte that is not text becomes a character of a private range. So does each byte of a character that is in this range
/// itself: the conversion back is always exact.
nonisolated extension FileName {
  private static let escapes: UInt32 = 0x10_fe00

  /// Creates the name that an argument contains.
  package init(argument: String) {
    guard argument.unicodeScalars.contains(where: Self.isEscape) else {
      self.init(argument)
      return
    }
    var bytes: [UInt8] = []
    for scalar in argument.unicodeScalars {
      if Self.isEscape(scalar) {
        bytes.append(UInt8(scalar.value - Self.escapes))
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    self.init(bytes: bytes)
  }

  /// The name as an argument.
  package var argument: String {
    if isText, !string.unicodeScalars.contains(where: Self.isEscape) { return string }
    var text = String.UnicodeScalarView()
    var bytes = withBytes { Array($0) }[...]
    while let first = bytes.first {
      let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      let character = String(validating: bytes.prefix(length), as: UTF8.self)?.unicodeScalars.first
      if let character, !Self.isEscape(character) {
        text.append(character)
        bytes = bytes.dropFirst(length)
      } else {
        // Always valid: plane 16 has no surrogates.
        text.append(Unicode.Scalar(Self.escapes + UInt32(first))!)
        bytes = bytes.dropFirst()
      }
    }
    return String(text)
  }

  private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
    (escapes...(escapes + 0xff)).contains(scalar.value)
  }
}
