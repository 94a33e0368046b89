// Names of swift-sharing. They say what to write until shared state is a part of this library.

/// Not in this version.
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

  /// Where a value would be shared.
  public struct Key {
    /// Not in this version.
    public static var inMemory: (String) -> Key { fatalError() }
    /// Not in this version.
    public static var appStorage: (String) -> Key { fatalError() }
    /// Not in this version.
    public static var fileStorage: (URL) -> Key { fatalError() }
  }

  /// Not in this version.
  public init(value: Value) { wrappedValue = value }

  /// Not in this version.
  public init(wrappedValue: Value, _ key: Key) { self.wrappedValue = wrappedValue }

  /// Not in this version.
  public init(_ key: Key) { fatalError() }
}

/// Not in this version.
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

  /// Not in this version.
  public init(value: Value) { wrappedValue = value }

  /// Not in this version.
  public init(wrappedValue: Value, _ key: Shared<Value>.Key) { self.wrappedValue = wrappedValue }
}
