/// Makes a value of a decodable type from nothing: empty texts, zeros, nils, and no elements.
///
/// An enum has no empty case. Its type cannot be made, and the error says so.
package struct PlaceholderDecoder: Decoder {
  package let codingPath: [any CodingKey]
  package let userInfo: [CodingUserInfoKey: Any] = [:]
  private let type: Any.Type

  private init(codingPath: [any CodingKey], of type: Any.Type) {
    self.codingPath = codingPath
    self.type = type
  }

  package func container<Key: CodingKey>(keyedBy keys: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(decoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(decoder: self) }

  package func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  /// Returns a value of a type that is made from nothing.
  ///
  /// - Parameter whole: The type for the error, such as that of the wrapper.
  package static func placeholder<Value: Decodable>(
    _ type: Value.Type,
    of whole: Any.Type,
    codingPath: [any CodingKey]
  ) throws -> Value {
    try PlaceholderDecoder(codingPath: codingPath, of: whole).make(type)
  }

  private func make<Value: Decodable>(_ value: Value.Type) throws -> Value {
    // Each cast is to the type that its case has checked.
    switch value {
    case is String.Type: return "" as! Value
    case is Bool.Type: return false as! Value
    case let number as any Numeric.Type: return number.zero as! Value
    default: return try Value(from: PlaceholderDecoder(codingPath: codingPath, of: value))
    }
  }

  private var impossible: DecodingError {
    .dataCorrupted(
      .init(
        codingPath: codingPath,
        debugDescription: """
          The redacted value of type "\(typeName(type))" is not in the recording, and the type has no empty value that could stand for it.
          """
      )
    )
  }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: PlaceholderDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    // A synthesized enum decodes its only key, and finds none.
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder.make(type) }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? { nil }
    func nestedContainer<Nested: CodingKey>(keyedBy keys: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<
      Nested
    > {
      decoder.container(keyedBy: keys)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.unkeyedContainer() }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    let decoder: PlaceholderDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    let count: Int? = 0
    let isAtEnd = true
    let currentIndex = 0

    func decodeNil() throws -> Bool { throw decoder.impossible }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw decoder.impossible }
    func nestedContainer<Nested: CodingKey>(keyedBy keys: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
      throw decoder.impossible
    }
    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw decoder.impossible }
    func superDecoder() throws -> any Decoder { throw decoder.impossible }
  }

  private struct Single: SingleValueDecodingContainer {
    let decoder: PlaceholderDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      // A type that decodes itself from a single value of its own type would never end.
      if type == decoder.type { throw decoder.impossible }
      return try decoder.make(type)
    }
  }
}

extension Numeric {
  fileprivate static var zero: Self { 0 }
}
