import Foundation

/// Reads numbers and blocks of bytes that ``BlockWriter`` wrote.
///
/// Each read returns nil at the end of the data, also in the middle of a value.
struct BlockReader {
  private let data: Data
  private var offset: Int

  init(_ data: Data) {
    self.data = data
    offset = data.startIndex
  }

  mutating func number() -> UInt64? {
    guard data.endIndex - offset >= 8 else { return nil }
    defer { offset += 8 }
    return data[offset..<(offset + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func block() -> Data? {
    guard let count = number(), count <= UInt64(data.endIndex - offset) else { return nil }
    defer { offset += Int(count) }
    return data[offset..<(offset + Int(count))]
  }

  mutating func text() -> String? {
    block().map { String(decoding: $0, as: UTF8.self) }
  }
}
