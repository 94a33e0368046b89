extension KeyedDecodingContainer {
  /// Reads the value of a tracked property; called by expansions of `@ObservableState` only.
  ///
  /// ```swift
  /// self.title = try values._$decode(.title)
  /// ```
  @_disfavoredOverload
  public func _$decode<Value: Decodable>(_ key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  /// Reads the value of an optional tracked property, nil when it is missing; called by expansions only.
  ///
  /// ```swift
  /// self.subtitle = try values._$decode(.subtitle)
  /// ```
  public func _$decode<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Writes the value of a tracked property; called by expansions of `@ObservableState` only.
  ///
  /// ```swift
  /// try values._$encode(_title, .title)
  /// ```
  public mutating func _$encode<Value: Encodable>(_ value: Value, _ key: Key) throws {
    try encode(value, forKey: key)
  }

  /// Writes the value of an optional tracked property unless it is nil; called by expansions only.
  ///
  /// ```swift
  /// try values._$encode(_subtitle, .subtitle)
  /// ```
  public mutating func _$encode<Value: Encodable>(_ value: Value?, _ key: Key) throws {
    try encodeIfPresent(value, forKey: key)
  }
}
