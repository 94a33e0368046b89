internal import Foundation

/// A decoder in front of another one that refuses the values that Foundation does not check: see `UncheckedValue`.
///
/// Each value that another program may have written is decoded with it: those of a recording, too.
struct CheckedDecoder: Decoder {
  private let base: any Decoder

  init(_ base: any Decoder) {
    self.base = base
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(base: try base.container(keyedBy: type)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { Unkeyed(base: try base.unkeyedContainer()) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    Single(base: try base.singleValueContainer())
  }

  /// A value that is checked before it is decoded, and whose parts are.
  struct Checked<Value: Decodable>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
      try UncheckedValue.check(Value.self, decoder)
      value = try Value(from: CheckedDecoder(decoder))
    }
  }

  /// Whether the decoder of Foundation knows a type by itself: the wrapper would hide it.
  static func isPlain(_ type: any Decodable.Type) -> Bool { plain.contains(ObjectIdentifier(type)) }

  /// A set of types is faster than a question for a conformance, which is asked for each value.
  private static let plain: Set<ObjectIdentifier> = {
    let types: [any Decodable.Type] = [
      Bool.self, String.self, Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self,
      UInt16.self, UInt32.self, UInt64.self, Float.self, Double.self, Date.self, Data.self, URL.self, Decimal.self,
    ]
    var plain = Set(types.map { ObjectIdentifier($0) })
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      plain.formUnion([ObjectIdentifier(Int128.self), ObjectIdentifier(UInt128.self)])
    }
    return plain
  }()

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let base: KeyedDecodingContainer<Key>

    var codingPath: [any CodingKey] { base.codingPath }
    var allKeys: [Key] { base.allKeys }

    func contains(_ key: Key) -> Bool { base.contains(key) }
    func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

    // Most values are of these types: they take the way of their own.
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try base.decode(type, forKey: key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try base.decode(type, forKey: key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try base.decode(type, forKey: key) }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try base.decode(type, forKey: key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try CheckedDecoder.isPlain(type)
        ? base.decode(type, forKey: key) : base.decode(Checked<Value>.self, forKey: key).value
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      KeyedDecodingContainer(Keyed<Nested>(base: try base.nestedContainer(keyedBy: type, forKey: key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      Unkeyed(base: try base.nestedUnkeyedContainer(forKey: key))
    }

    func superDecoder() throws -> any Decoder { CheckedDecoder(try base.superDecoder()) }
    func superDecoder(forKey key: Key) throws -> any Decoder { CheckedDecoder(try base.superDecoder(forKey: key)) }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    var base: any UnkeyedDecodingContainer

    var codingPath: [any CodingKey] { base.codingPath }
    var count: Int? { base.count }
    var isAtEnd: Bool { base.isAtEnd }
    var currentIndex: Int { base.currentIndex }

    mutating func decodeNil() throws -> Bool { try base.decodeNil() }

    mutating func decode(_ type: String.Type) throws -> String { try base.decode(type) }
    mutating func decode(_ type: Int.Type) throws -> Int { try base.decode(type) }
    mutating func decode(_ type: Double.Type) throws -> Double { try base.decode(type) }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try CheckedDecoder.isPlain(type) ? base.decode(type) : base.decode(Checked<Value>.self).value
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
      KeyedDecodingContainer(Keyed(base: try base.nestedContainer(keyedBy: type)))
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      Unkeyed(base: try base.nestedUnkeyedContainer())
    }

    mutating func superDecoder() throws -> any Decoder { CheckedDecoder(try base.superDecoder()) }
  }

  private struct Single: SingleValueDecodingContainer {
    let base: any SingleValueDecodingContainer

    var codingPath: [any CodingKey] { base.codingPath }

    func decodeNil() -> Bool { base.decodeNil() }

    func decode(_ type: String.Type) throws -> String { try base.decode(type) }
    func decode(_ type: Int.Type) throws -> Int { try base.decode(type) }
    func decode(_ type: Double.Type) throws -> Double { try base.decode(type) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try CheckedDecoder.isPlain(type) ? base.decode(type) : base.decode(Checked<Value>.self).value
    }
  }
}
