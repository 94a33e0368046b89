/// A type-erased, sendable, hashable value.
///
/// ```swift
/// let ids: Set<AnyHashableSendable> = [AnyHashableSendable(1), AnyHashableSendable("one")]
/// ```
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value.
  public let base: any Hashable & Sendable

  /// Erases the type of a value. An `AnyHashableSendable` is copied, not wrapped again.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Erases a value of an existential type. Use it as a function on the elements of a collection of such values.
  ///
  /// ```swift
  /// let values: [any Hashable & Sendable] = [1, "one"]
  /// let ids = values.map(AnyHashableSendable.init)
  /// ```
  @_disfavoredOverload
  public init(_ base: any Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Returns whether the values are equal, by the rules of `AnyHashable`.
  public static func == (left: AnyHashableSendable, right: AnyHashableSendable) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  /// Hashes the value, by the rules of `AnyHashable`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}

extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {
  /// Internal to the library.
  // The standard library calls it. The result equals the `AnyHashable` of the value, so both find the same dictionary
  // entry.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(base) }
}

extension AnyHashableSendable: CustomStringConvertible {
  /// The description of the value.
  public var description: String { String(describing: base) }
}

extension AnyHashableSendable: CustomDebugStringConvertible {
  /// The debug description of the value, inside the name of the wrapper.
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }
}

extension AnyHashableSendable: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: base) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  /// Erases an integer.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  /// Erases a string.
  public init(stringLiteral value: String) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  /// Erases a Boolean value.
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  /// Erases a floating-point number.
  public init(floatLiteral value: Double) { self.init(value) }
}
