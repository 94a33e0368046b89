internal import HeadgateSupport

extension ReadableLocation where Value: Encodable {
  /// Encodes the value; for a recorder, also which shared value contains it.
  func encode(to encoder: any Encoder) throws {
    guard let user = encoder.userInfo[SharedCoding.userInfoKey] else {
      var container = encoder.singleValueContainer()
      return try container.encode(read())
    }
    var container = encoder.container(keyedBy: SharedCoding.CodingKeys.self)
    // A replay has other references, and writes the numbers that they had during the recording.
    let registry = user as? SharedRegistry
    let number = registry?.recordedNumber(of: root.number) ?? root.number
    if let reference = self as? SharedReference<Value> {
      registry?.noteEncoded(reference, as: number)
      try container.encode(number, forKey: .reference)
      try container.encodeIfPresent(reference.keyName, forKey: .key)
    } else {
      try container.encode(number, forKey: .part)
    }
    let (value, isHidden) = Redaction.noting { read() }
    // Without a value: a part of a redacted value.
    if !isHidden { try container.encode(value, forKey: .value) }
  }
}

extension SharedRegistry {
  /// A shared value as a recorder encoded it.
  enum Restored<Value> {
    case whole(SharedReference<Value>)
    /// A part of a shared value, which becomes a value of its own.
    case part(Value)
  }

  /// Decodes a shared value for a replay; nil for other decoders, and for values that no recorder encoded.
  static func restored<Value: Decodable>(_ type: Value.Type, from decoder: any Decoder) throws -> Restored<Value>? {
    guard let registry = decoder.userInfo[SharedCoding.userInfoKey] as? SharedRegistry,
      let container = try? decoder.container(keyedBy: SharedCoding.CodingKeys.self)
    else { return nil }
    if container.contains(.part) {
      guard container.contains(.value) else {
        let path = decoder.codingPath
        return .part(try PlaceholderDecoder.placeholder(type, of: Shared<Value>.self, codingPath: path))
      }
      return .part(try container.decode(Value.self, forKey: .value))
    }
    guard let number = try? container.decode(UInt64.self, forKey: .reference) else { return nil }
    let value = try container.decode(Value.self, forKey: .value)
    let key = try container.decodeIfPresent(String.self, forKey: .key)
    return .whole(registry.restored(value, number: number, key: key))
  }
}
