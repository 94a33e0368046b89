/// A key path from an enum to the payload of one of its cases.
///
/// ```swift
/// let path: CaseKeyPath<Shape, Double> = \.circle
/// ```
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path from an enum to one of its cases, with an erased payload type.
///
/// ```swift
/// let paths: [PartialCaseKeyPath<Shape>] = [\.circle, \.square]
/// ```
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Builds an enum's value from a payload of this path's case.
  ///
  /// ```swift
  /// let circle = \Shape.Cases.circle
  /// let shape = circle(2.5)
  /// ```
  @inlinable
  public func callAsFunction<Enum, Payload>(_ payload: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(payload)
  }

  /// Builds an enum's value of this path's case, which has no payload.
  ///
  /// ```swift
  /// let point = \Shape.Cases.point
  /// let shape = point()
  /// ```
  @inlinable
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Returns whether a value is the case of a path, so that a path can be a pattern in a `switch`.
  ///
  /// ```swift
  /// switch shape {
  /// case \.circle: print("round")
  /// default: print("something else")
  /// }
  /// ```
  @inlinable
  public static func ~= <Enum: CasePathable, Payload>(path: KeyPath<Root, Value>, value: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(path).extract(value) != nil
  }

  /// Returns whether an optional value is the case of a path, so that a path of the wrapped enum can be a pattern.
  ///
  /// ```swift
  /// switch state.destination {
  /// case \.edit: print("editing")
  /// default: print("something else, or nothing")
  /// }
  /// ```
  @inlinable
  public static func ~= <Enum: CasePathable, Payload>(path: KeyPath<Root, Value>, value: Enum?) -> Bool
  where Root == Case<Enum>, Value == Case<Payload> {
    value.is(path)
  }
}

extension PartialKeyPath {
  /// Builds an enum's value from a payload of any type; nil when the payload type of this path's case is different.
  ///
  /// ```swift
  /// let path: PartialCaseKeyPath<Shape> = \.circle
  /// let shape: Shape? = path(2.5)
  /// ```
  @_disfavoredOverload
  public func callAsFunction<Enum>(_ payload: Any) -> Enum? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any PathEnd)?.value(of: payload, as: Enum.self)
  }
}
