extension KeyedDecodingContainer {
  /// Called by macro expansions.
  @_disfavoredOverload
  public func _$decode<Value: Decodable>(_ key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  /// Called by macro expansions.
  // Returns nil when the value is missing.
  public func _$decode<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Called by macro expansions.
  public mutating func _$encode<Value: Encodable>(_ value: Value, _ key: Key) throws {
    try encode(value, forKey: key)
  }

  /// Called by macro expansions.
  // Encodes nothing when the value is nil.
  public mutating func _$encode<Value: Encodable>(_ value: Value?, _ key: Key) throws {
    try encodeIfPresent(value, forKey: key)
  }
}
