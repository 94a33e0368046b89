public import CustomDump

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
/// Only texts are redacted: the value is in memory as before, and coding writes it, so that a state can be restored.
@propertyWrapper
public struct Redacted<Value> {
  /// The secret value.
  public var wrappedValue: Value

  /// Creates a redacted property with an initial value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a redacted value.
  public init(_ value: Value) {
    wrappedValue = value
  }
}

extension Redacted: Sendable where Value: Sendable {}

extension Redacted: Equatable where Value: Equatable {}

extension Redacted: Hashable where Value: Hashable {}

extension Redacted: Encodable where Value: Encodable {
  /// Encodes the secret value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension Redacted: Decodable where Value: Decodable {
  /// Decodes the secret value.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Value.self))
  }
}

extension Redacted: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text `<redacted>`.
  public var description: String { "<redacted>" }

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
