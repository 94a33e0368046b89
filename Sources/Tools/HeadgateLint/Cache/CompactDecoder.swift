/// Decodes the bytes of a `CompactEncoder`.
struct CompactDecoder {
  /// Returns the value in bytes.
  ///
  /// - Throws: A `DecodingError` when the bytes end too early or contain a text that they do not declare.
  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try Value(from: CompactValueDecoder(reader: CompactReader(bytes)))
  }
}

/// The position in bytes that are read, and the texts in them.
final class CompactReader {
  private let bytes: [UInt8]
  private var texts: [String] = []
  private var offset = 0

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    let count = try number()
    guard count >= 0, count <= bytes.count else { throw Self.damaged }
    texts.reserveCapacity(count)
    for _ in 0..<count {
      let length = try number()
      guard length >= 0, length <= bytes.count - offset else { throw Self.damaged }
      texts.append(String(decoding: bytes[offset..<(offset + length)], as: UTF8.self))
      offset += length
    }
  }

  static var damaged: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "the bytes are damaged"))
  }

  private func byte() throws -> UInt8 {
    guard offset < bytes.count else { throw Self.damaged }
    defer { offset += 1 }
    return bytes[offset]
  }

  func number() throws -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = try byte()
      guard shift < UInt(UInt.bitWidth) else { throw Self.damaged }
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(bitPattern: result >> 1) ^ -Int(bitPattern: result & 1)
  }

  func flag() throws -> Bool { try byte() != 0 }

  func text() throws -> String {
    let index = try number()
    guard texts.indices.contains(index) else { throw Self.damaged }
    return texts[index]
  }

  /// Returns the next text, and stays before it.
  func peekText() -> String? {
    let start = offset
    defer { offset = start }
    return try? text()
  }

  func count() throws -> Int {
    var count = 0
    for shift in stride(from: 0, to: 32, by: 8) { count |= Int(try byte()) << shift }
    guard count <= bytes.count else { throw Self.damaged }
    return count
  }
}

private struct CompactValueDecoder: Decoder, SingleValueDecodingContainer {
  let reader: CompactReader
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(CompactKeyedDecoder(reader: reader))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try CompactListDecoder(reader: reader) }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { (try? reader.flag()) != true }
  func decode(_ type: Bool.Type) throws -> Bool { try reader.flag() }
  func decode(_ type: String.Type) throws -> String { try reader.text() }
  func decode(_ type: Int.Type) throws -> Int { try reader.number() }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if type == String.self, let text = try reader.text() as? T { return text }
    if type == Int.self, let number = try reader.number() as? T { return number }
    if type == Bool.self, let flag = try reader.flag() as? T { return flag }
    return try T(from: self)
  }
}

private struct CompactKeyedDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reader: CompactReader
  var codingPath: [any CodingKey] { [] }
  private var value: CompactValueDecoder { CompactValueDecoder(reader: reader) }

  init(reader: CompactReader) { self.reader = reader }

  /// The case of an enum. Structs do not ask for their keys.
  var allKeys: [Key] { reader.peekText().flatMap { Key(stringValue: $0) }.map { [$0] } ?? [] }
  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { try !reader.flag() }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try value.decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try reader.text() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try reader.number() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try reader.flag() }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    guard try reader.text() == key.stringValue else { throw CompactReader.damaged }
    return KeyedDecodingContainer(CompactKeyedDecoder<NestedKey>(reader: reader))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try CompactListDecoder(reader: reader)
  }

  func superDecoder() -> any Decoder { value }
  func superDecoder(forKey key: Key) -> any Decoder { value }
}

private struct CompactListDecoder: UnkeyedDecodingContainer {
  let reader: CompactReader
  let count: Int?
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var isAtEnd: Bool { currentIndex == count }

  init(reader: CompactReader) throws {
    self.reader = reader
    count = try reader.count()
  }

  private mutating func next() -> CompactValueDecoder {
    currentIndex += 1
    return CompactValueDecoder(reader: reader)
  }

  mutating func decodeNil() throws -> Bool { next().decodeNil() }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().decode(type) }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
  mutating func superDecoder() throws -> any Decoder { next() }
}
