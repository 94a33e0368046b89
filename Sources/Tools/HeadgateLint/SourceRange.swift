/// A range of bytes in a file.
///
/// Facts contain no lines and columns: `LineTable` computes them when a finding is printed, and a cache stays small.
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  package let offset: Int
  /// The number of bytes.
  package let length: Int

  package init(offset: Int, length: Int) {
    self.offset = offset
    self.length = length
  }

  /// The offset behind the last byte.
  package var end: Int { offset + length }
}

extension SourceRange: Codable {
  // One number instead of two named ones: a cache contains hundreds of ranges for each file.
  package init(from decoder: any Decoder) throws {
    let packed = try decoder.singleValueContainer().decode(Int.self)
    self.init(offset: packed >> 20, length: packed & 0xF_FFFF)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(offset << 20 | min(length, 0xF_FFFF))
  }
}
