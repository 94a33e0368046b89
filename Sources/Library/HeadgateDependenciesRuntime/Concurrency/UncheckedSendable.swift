/// A wrapper that makes a value sendable without a check of the compiler.
///
/// The code that uses the wrapper must make sure that two threads never use the value at the same time.
///
/// ```swift
/// final class Counter { var count = 0 }
/// let counter = UncheckedSendable(Counter())
/// ```
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  // Sendable: the developer who wraps the value guarantees it.

  /// The value.
  public var value: Value

  /// Creates a wrapper of a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Creates a wrapper of the value of a property.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself.
  public var projectedValue: UncheckedSendable<Value> {
    get { self }
    set { self = newValue }
  }

  /// A member of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }

  /// A writable member of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
extension UncheckedSendable: Encodable where Value: Encodable {
  /// Encodes the value without the wrapper.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
extension UncheckedSendable: Decodable where Value: Decodable {
  /// Decodes the value without the wrapper.
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }
}
