public import CustomDump
internal import HeadgateSupport

/// A secret value, such as a password or a token, that dumps, descriptions and reports do not show.
///
/// Use the type in a state and in an action, and the property wrapper in other structs. `@ObservableState` tracks a property of the
/// type, and does not accept the wrapper.
///
/// ```swift
/// @ObservableState struct State: Equatable {
///   var password = Redacted("")
/// }
/// enum Action {
///   case passwordChanged(Redacted<String>)
/// }
/// struct Credentials: Codable {
///   @Redacted var token: String
/// }
/// ```
///
/// Only texts and recordings are redacted: the value is in memory as before, and coding writes it, so that a state can be restored.
/// In a replay of a recording, the value is a placeholder, and the replay lists the actions whose reducers read it.
@propertyWrapper
public struct Redacted<Value> {
  @usableFromInline var value: Value
  /// Whether the secret was left out of a recording.
  @usableFromInline var isPlaceholder = false

  /// The secret value.
  public var wrappedValue: Value {
    @inlinable get {
      RedactedCoding.noteAccess()
      if isPlaceholder { RedactedCoding.noteRead(of: Value.self) }
      return value
    }
    @inlinable _modify {
      RedactedCoding.noteAccess()
      if isPlaceholder { RedactedCoding.noteRead(of: Value.self) }
      defer { isPlaceholder = false }
      yield &value
    }
    @inlinable set {
      value = newValue
      isPlaceholder = false
    }
  }

  /// Creates a redacted property with an initial value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates a redacted value.
  public init(_ value: Value) {
    self.value = value
  }

  init(placeholder: Value) {
    value = placeholder
    isPlaceholder = true
  }
}

extension Redacted: RedactedValue {}

extension Redacted: Sendable where Value: Sendable {}

extension Redacted: Equatable where Value: Equatable {
  /// Returns whether the secret values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension Redacted: Hashable where Value: Hashable {
  /// Hashes the secret value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Redacted: Encodable where Value: Encodable {
  /// Encodes the secret value. In a recording, writes only that there is one.
  ///
  /// - Throws: An `EncodingError` that names the type only, because the error of the value may contain the value.
  public func encode(to encoder: any Encoder) throws {
    if RedactedCoding.writesMark(encoder, isPlaceholder: isPlaceholder) {
      return try RedactedCoding.encodeMark(to: encoder)
    }
    do {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    } catch {
      throw EncodingError.invalidValue(
        description,
        .init(codingPath: encoder.codingPath, debugDescription: CoreMessages.uncodedRedacted(Value.self, "encoded"))
      )
    }
  }
}

extension Redacted: Decodable where Value: Decodable {
  /// Decodes the secret value. For the mark that a recording has in its place, makes a placeholder: an empty text, a zero, nil.
  ///
  /// - Throws: A `DecodingError` that names the type only, because the error of the value may contain the value.
  public init(from decoder: any Decoder) throws {
    if try RedactedCoding.decodesPlaceholder(from: decoder, Value.self) {
      self.init(
        placeholder: try PlaceholderDecoder.placeholder(Value.self, of: Self.self, codingPath: decoder.codingPath)
      )
      return
    }
    do {
      self.init(try decoder.singleValueContainer().decode(Value.self))
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: CoreMessages.uncodedRedacted(Value.self, "decoded"))
      )
    }
  }
}

extension Redacted: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text `<redacted>`.
  public var description: String { Redaction.text }

  /// The text `<redacted>`.
  public var debugDescription: String { description }
}

extension Redacted: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

extension Redacted: CustomDumpStringConvertible {
  /// The text `<redacted>`.
  public var customDumpDescription: String { description }
}
