/// What the header of an image says.
package nonisolated struct ImageHeader: Equatable, Sendable, Codable {
  package enum Format: String, Equatable, Sendable, Codable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"
    case bmp = "BMP"
  }

  package var format: Format
  /// Nil when the header is damaged or not in the first bytes of the file.
  package var size: Size?

  package struct Size: Equatable, Sendable, Codable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  package init(_ format: Format, size: Size?) {
    self.format = format
    self.size = size
  }
}

nonisolated extension ImageHeader {
  /// Reads the header at the beginning of a file; nil when the file is no image of a known format.
  init?(_ bytes: [UInt8]) {
    let header = HeaderBytes(bytes)
    if header.has([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0) {
      self.init(.png, size: Self.png(header))
    } else if header.has([0xff, 0xd8, 0xff], at: 0) {
      self.init(.jpeg, size: Self.jpeg(header))
    } else if header.has("GIF87a", at: 0) || header.has("GIF89a", at: 0) {
      self.init(.gif, size: Size(header.little(2, at: 6), header.little(2, at: 8)))
    } else if header.has("RIFF", at: 0), header.has("WEBP", at: 8) {
      self.init(.webP, size: Self.webP(header))
    } else if header.has("BM", at: 0), let length = header.little(4, at: 14),
      [12, 40, 52, 56, 64, 108, 124].contains(length)
    {
      // Two letters are little evidence, so the length of the header must be one of the format.
      self.init(.bmp, size: Self.bmp(header, length: length))
    } else {
      return nil
    }
  }

  private static func png(_ header: HeaderBytes) -> Size? {
    guard header.has("IHDR", at: 12) else { return nil }
    return Size(header.big(4, at: 16), header.big(4, at: 20))
  }

  /// Follows the segments to the frame, which has the size.
  private static func jpeg(_ header: HeaderBytes) -> Size? {
    var offset = 2
    while let mark = header.big(1, at: offset), let kind = header.big(1, at: offset + 1) {
      guard mark == 0xff else { return nil }
      switch kind {
      case 0xff:
        offset += 1
      case 0xc0...0xc3, 0xc5...0xc7, 0xc9...0xcb, 0xcd...0xcf:
        return Size(header.big(2, at: offset + 7), header.big(2, at: offset + 5))
      case 0x01, 0xd0...0xd7:
        offset += 2
      case 0xd8, 0xd9, 0xda:
        return nil
      default:
        guard let length = header.big(2, at: offset + 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  private static func webP(_ header: HeaderBytes) -> Size? {
    if header.has("VP8X", at: 12) {
      guard let width = header.little(3, at: 24), let height = header.little(3, at: 27) else { return nil }
      return Size(width: width + 1, height: height + 1)
    }
    if header.has("VP8L", at: 12) {
      guard header.has([0x2f], at: 20), let bits = header.little(4, at: 21) else { return nil }
      return Size(width: (bits & 0x3fff) + 1, height: (bits >> 14 & 0x3fff) + 1)
    }
    guard header.has("VP8 ", at: 12), header.has([0x9d, 0x01, 0x2a], at: 23),
      let width = header.little(2, at: 26), let height = header.little(2, at: 28)
    else { return nil }
    // The upper two bits are a scale, which does not change the size of the picture.
    return Size(width & 0x3fff, height & 0x3fff)
  }

  private static func bmp(_ header: HeaderBytes, length: Int) -> Size? {
    if length == 12 { return Size(header.little(2, at: 18), header.little(2, at: 20)) }
    guard let width = header.little(4, at: 18), let height = header.little(4, at: 22) else { return nil }
    // A negative height means that the first row is the upper one.
    return Size(width, Int(Int32(truncatingIfNeeded: height).magnitude))
  }
}

nonisolated extension ImageHeader.Size {
  /// Returns nil when a number is missing, zero, or larger than the formats permit.
  fileprivate init?(_ width: Int?, _ height: Int?) {
    guard let width, let height, width > 0, height > 0, width <= Int32.max, height <= Int32.max else { return nil }
    self.init(width: width, height: height)
  }
}

/// The first bytes of a file. No access is outside of them.
private nonisolated struct HeaderBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func has(_ expected: [UInt8], at offset: Int) -> Bool {
    bytes.count - offset >= expected.count && bytes[offset..<(offset + expected.count)].elementsEqual(expected)
  }

  func has(_ text: StaticString, at offset: Int) -> Bool {
    has(text.withUTF8Buffer { Array($0) }, at: offset)
  }

  /// A number with the most significant byte first; nil outside of the bytes.
  func big(_ count: Int, at offset: Int) -> Int? {
    guard offset <= bytes.count - count else { return nil }
    return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number with the least significant byte first; nil outside of the bytes.
  func little(_ count: Int, at offset: Int) -> Int? {
    guard offset <= bytes.count - count else { return nil }
    return bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
