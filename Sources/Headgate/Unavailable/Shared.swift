// Names of swift-sharing. Their messages name the replacement until shared state is part of this library.

/// Unavailable in this version.
@available(
  *,
  unavailable,
  message: """
    Shared state is not in this version. Keep the value in the state of a parent of all features that use it, or in a \
    dependency.
    """
)
@propertyWrapper
public struct Shared<Value> {
  /// The value.
  public var wrappedValue: Value
  /// The wrapper itself.
  public var projectedValue: Shared<Value> { self }

  /// Unavailable: the location of a shared value.
  public struct Key {
    /// Unavailable in this version.
    public static var inMemory: (String) -> Key { fatalError() }
    /// Unavailable in this version.
    public static var appStorage: (String) -> Key { fatalError() }
    /// Unavailable in this version.
    public static var fileStorage: (URL) -> Key { fatalError() }
  }

  /// Unavailable in this version.
  public init(value: Value) { wrappedValue = value }

  /// Unavailable in this version.
  public init(wrappedValue: Value, _ key: Key) { self.wrappedValue = wrappedValue }

  /// Unavailable in this version.
  public init(_ key: Key) { fatalError() }
}

/// Unavailable in this version.
@available(
  *,
  unavailable,
  message: """
    Shared state is not in this version. Keep the value in the state of a parent of all features that use it, or in a \
    dependency.
    """
)
@propertyWrapper
public struct SharedReader<Value> {
  /// The value.
  public var wrappedValue: Value
  /// The wrapper itself.
  public var projectedValue: SharedReader<Value> { self }

  /// Unavailable in this version.
  public init(value: Value) { wrappedValue = value }

  /// Unavailable in this version.
  public init(wrappedValue: Value, _ key: Shared<Value>.Key) { self.wrappedValue = wrappedValue }
}
