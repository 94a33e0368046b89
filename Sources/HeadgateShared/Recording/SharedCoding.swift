/// How a recorder and a replay code shared values: with the number of the reference, and its key.
package enum SharedCoding {
  /// The `userInfo` key of coders. Its value is `true` for an encoder and a ``SharedRegistry`` for a decoder.
  package static let userInfoKey = CodingUserInfoKey(rawValue: "Headgate.shared")!

  /// Whether a state contains a part of a shared value, which a replay can decode as a separate value only.
  package static func containsPart(_ json: String) -> Bool { json.contains("{\"$part\":") }

  enum CodingKeys: String, CodingKey {
    case reference = "$shared"
    /// In place of `reference` for a part of a shared value: a replay cannot create it from a text.
    case part = "$part"
    case key, value
  }

  /// Encodes a value, for a recorder with the number and the key of its reference.
  static func encode<Value: Encodable>(_ location: ReadableLocation<Value>, to encoder: any Encoder) throws {
    if encoder.userInfo[userInfoKey] != nil, let reference = location as? SharedReference<Value> {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(reference.number, forKey: .reference)
      try container.encodeIfPresent(reference.keyName, forKey: .key)
      return try container.encode(location.read(), forKey: .value)
    }
    var container = encoder.singleValueContainer()
    try container.encode(location.read())
  }

  /// Returns the reference in a recording; nil if the decoder reads no recording, or a value without a number.
  static func reference<Value: Decodable>(from decoder: any Decoder) throws -> SharedReference<Value>? {
    guard let registry = decoder.userInfo[userInfoKey] as? SharedRegistry,
      let container = try? decoder.container(keyedBy: CodingKeys.self),
      let number = try? container.decode(UInt64.self, forKey: .reference)
    else { return nil }
    let value = try container.decode(Value.self, forKey: .value)
    return registry.restored(value, number: number, key: try container.decodeIfPresent(String.self, forKey: .key))
  }
}
