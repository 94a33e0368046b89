internal import HeadgateSupport

/// The keys of a coded binding: `{"property": "address.street", "value": "High"}`.
private enum BindingCodingKeys: String, CodingKey {
  case property, value
}

extension BindingAction: Encodable {
  /// Encodes the name of the property, such as `address.street`, and the value.
  ///
  /// - Throws: An `EncodingError` if the property is not an observed property of the state, or of an observable state in it. If
  ///   the value is not `Codable`. If the value is isolated to the main actor, and the encoder runs elsewhere.
  public func encode(to encoder: any Encoder) throws {
    // A path with captured values is compared only with paths that have none, so no `==` of a user runs here.
    guard let name = BindableProperties.name(of: write.path),
      case .found(let path) = BindableProperties.find(name, in: Root.self)
    else { throw failure(encoder, CoreMessages.unnamedBinding(self)) }
    let type = type(of: path).valueType
    guard let value = write.codedValue else {
      throw failure(encoder, CoreMessages.isolatedBinding(name, of: Root.self, type))
    }
    guard type is any (Codable & Equatable).Type, let value = value as? any Encodable else {
      throw failure(encoder, CoreMessages.uncodableBinding(name, of: Root.self, type))
    }
    var container = encoder.container(keyedBy: BindingCodingKeys.self)
    try container.encode(name, forKey: .property)
    try container.encode(value, forKey: .value)
  }

  private func failure(_ encoder: any Encoder, _ message: String) -> EncodingError {
    // The type in place of the value: an error must not contain what the state hides.
    .invalidValue(typeName(Self.self), .init(codingPath: encoder.codingPath, debugDescription: message))
  }
}

extension BindingAction: Decodable {
  /// Decodes a binding of a property by its name.
  ///
  /// - Throws: A `DecodingError` if the state has no observed property of this name, which names the most similar one. If the
  ///   value is not of the property's type. If the property is isolated to the main actor, and the decoder runs elsewhere.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: BindingCodingKeys.self)
    let name = try container.decode(String.self, forKey: .property)
    func failure(_ message: String) -> DecodingError {
      .dataCorruptedError(forKey: .property, in: container, debugDescription: message)
    }
    switch BindableProperties.find(name, in: Root.self) {
    case .unknown(let part, let state, let names):
      throw failure(
        CoreMessages.unknownProperty(part, of: state, nearest: SimilarNames.nearest(to: part, among: names))
      )
    case .found(let path):
      let type = type(of: path).valueType
      guard let codable = type as? any (Codable & Equatable).Type,
        let decoded = try Self.decoded(path, codable, container)
      else { throw failure(CoreMessages.uncodableBinding(name, of: Root.self, type)) }
      guard let write = decoded() else { throw failure(CoreMessages.isolatedBinding(name, of: Root.self, type)) }
      self.init(write)
    }
  }

  /// Decodes the value. Returns a closure that creates the write, or nil if only the main actor may do this; nil if the property
  /// is read-only.
  private static func decoded<Value: Codable & Equatable>(
    _ path: AnyKeyPath,
    _: Value.Type,
    _ container: KeyedDecodingContainer<BindingCodingKeys>
  ) throws -> (() -> AnyPropertyWrite<Root>?)? {
    guard let path = path as? WritableKeyPath<Root, Value> else { return nil }
    let value = try container.decode(Value.self, forKey: .value)
    return {
      guard containsObjects(value) else { return PropertyWrite(decoded: path, value) }
      guard runsOnMainActor() else { return nil }
      // The value was decoded on the main actor, and nobody else has it.
      nonisolated(unsafe) let (property, owned) = (path, value)
      return MainActor.assumeIsolated { MainActorPropertyWrite(property, owned) }
    }
  }
}

/// Returns whether a value contains an instance of a class, which several copies of the value then share.
///
/// Collections and strings show their elements, and not the objects in which they store them.
private func containsObjects(_ value: Any) -> Bool {
  // Known to be sendable; most controls set one of these.
  if value is String || value is Bool || value is Int || value is Double { return false }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .class || mirror.children.contains { containsObjects($0.value) }
}
