/// Encodes values without names, in the order of their properties. Each text is stored once.
///
/// A cache is read by the program that wrote it, so nothing has to describe the format. JSON needs several times as long.
struct CompactEncoder {
  /// Returns the bytes of a value.
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let writer = CompactWriter()
    try value.encode(to: CompactValueEncoder(writer: writer))
    return writer.result
  }
}

/// The bytes that are written, and the texts in them.
final class CompactWriter {
  private var bytes: [UInt8] = []
  private var texts: [String] = []
  private var indices: [String: Int] = [:]

  /// The texts, and then the bytes.
  var result: [UInt8] {
    let header = CompactWriter()
    header.write(texts.count)
    for text in texts {
      header.write(text.utf8.count)
      header.bytes += text.utf8
    }
    return header.bytes + bytes
  }

  /// Writes a number in groups of seven bits. Small numbers, also negative ones, need one byte.
  func write(_ number: Int) {
    var rest = UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1)))
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  func write(_ text: String) {
    if let index = indices[text] { return write(index) }
    indices[text] = texts.count
    write(texts.count)
    texts.append(text)
  }

  /// Writes a count of zero with a fixed size, and returns its position.
  func reserveCount() -> Int {
    bytes += [0, 0, 0, 0]
    return bytes.count - 4
  }

  func increaseCount(at position: Int) {
    for index in position..<(position + 4) {
      bytes[index] &+= 1
      if bytes[index] != 0 { return }
    }
  }
}

private struct CompactValueEncoder: Encoder, SingleValueEncodingContainer {
  let writer: CompactWriter
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(CompactKeyedEncoder(writer: writer))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { CompactListEncoder(writer: writer) }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() throws { writer.write(false) }
  func encode(_ value: Bool) throws { writer.write(value) }
  func encode(_ value: String) throws { writer.write(value) }
  func encode(_ value: Int) throws { writer.write(value) }

  func encode<T: Encodable>(_ value: T) throws {
    switch value {
    case let value as String: writer.write(value)
    case let value as Int: writer.write(value)
    case let value as Bool: writer.write(value)
    case is any BinaryFloatingPoint, is any FixedWidthInteger:
      throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "facts have no such numbers"))
    default: try value.encode(to: self)
    }
  }
}

private struct CompactKeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: CompactWriter
  var codingPath: [any CodingKey] { [] }
  private var value: CompactValueEncoder { CompactValueEncoder(writer: writer) }

  init(writer: CompactWriter) { self.writer = writer }

  func encodeNil(forKey key: Key) throws { writer.write(false) }
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try self.value.encode(value) }

  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    writer.write(value != nil)
    if let value { try self.value.encode(value) }
  }

  // The default implementations of these write nothing for nil.
  func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    writer.write(value != nil)
    if let value { writer.write(value) }
  }

  func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    writer.write(value != nil)
    if let value { writer.write(value) }
  }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    writer.write(value != nil)
    if let value { writer.write(value) }
  }

  /// The case of an enum: its name decides what follows.
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    writer.write(key.stringValue)
    return KeyedEncodingContainer(CompactKeyedEncoder<NestedKey>(writer: writer))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { CompactListEncoder(writer: writer) }
  func superEncoder() -> any Encoder { value }
  func superEncoder(forKey key: Key) -> any Encoder { value }
}

private struct CompactListEncoder: UnkeyedEncodingContainer {
  let writer: CompactWriter
  private let position: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(writer: CompactWriter) {
    self.writer = writer
    position = writer.reserveCount()
  }

  private mutating func next() -> CompactValueEncoder {
    count += 1
    writer.increaseCount(at: position)
    return CompactValueEncoder(writer: writer)
  }

  mutating func encodeNil() throws { try next().encodeNil() }
  mutating func encode<T: Encodable>(_ value: T) throws { try next().encode(value) }

  mutating func nestedContainer<Key: CodingKey>(keyedBy keyType: Key.Type) -> KeyedEncodingContainer<Key> {
    next().container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
  mutating func superEncoder() -> any Encoder { next() }
}
