import FilesFeature
import Terminal

/// Bytes as hexadecimal digits and as characters.
struct HexDump {
  private let bytes: [UInt8]
  /// The number of bytes of a line.
  private let width: Int

  init(_ bytes: [UInt8], columns: Int) {
    self.bytes = bytes
    // A line has an offset of four digits, and four cells for each byte.
    width = columns >= 71 ? 16 : columns >= 39 ? 8 : 4
  }

  var lines: [Line] {
    stride(from: 0, to: bytes.count, by: width).map { offset in
      let part = bytes[offset..<min(offset + width, bytes.count)]
      let digits = part.map { hexByte($0) + " " }.joined().fitted(to: width * 3)
      let characters = part.map { (0x20..<0x7f).contains($0) ? String(Character(Unicode.Scalar($0))) : "·" }.joined()
      let high = hexByte(UInt8(truncatingIfNeeded: offset >> 8))
      let number = high + hexByte(UInt8(truncatingIfNeeded: offset))
      return Line([Span(" \(number)  ", .dim), Span(digits + " "), Span(characters, Style(.green))])
    }
  }
}
