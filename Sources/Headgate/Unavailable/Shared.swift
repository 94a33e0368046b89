// Names of swift-sharing. They say what to write until shared state is a part of this library.

/// Comes in a later version.
@available(
  *,
  unavailable,
  message: """
    Shared state comes in a later version. Until then keep the value in the state of the parent of those that share it, or in a \
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
    /// Comes in a later version.
    public static var inMemory: (String) -> Key { fatalError() }
    /// Comes in a later version.
    public static var appStorage: (String) -> Key { fatalError() }
    /// Comes in a later version.
    public static var fileStorage: (URL) -> Key { fatalError() }
  }

  /// Comes in a later version.
  public init(value: Value) { wrappedValue = value }

  /// Comes in a later version.
  public init(wrappedValue: Value, _ key: Key) { self.wrappedValue = wrappedValue }

  /// Comes in a later version.
  public init(_ key: Key) { fatalError() }
}

/// Comes in a later version.
@available(
  *,
  unavailable,
  message: """
    Shared state comes in a later version. Until then keep the value in the state of the parent of those that share it, or in a \
    dependency.
    """
)
@propertyWrapper
public struct SharedReader<Value> {
  /// The value.
  public var wrappedValue: Value
  /// The wrapper itself.
  public var projectedValue: SharedReader<Value> { self }

  /// Comes in a later version.
  public init(value: Value) { wrappedValue = value }

  /// Comes in a later version.
  public init(wrappedValue: Value, _ key: Shared<Value>.Key) { self.wrappedValue = wrappedValue }
}
