/// A property that can hold a child: an optional or a ``PresentationState``.
///
/// The protocol lets `ifLet` be one function. With two overloads, a body with many children takes seconds to type-check.
public protocol OptionalChild<Child> {
  /// The state of the child.
  associatedtype Child

  /// Internal to the library.
  // Runs `body` with the child in place; returns nil when there is no child.
  @discardableResult
  mutating func _withChild<Result>(_ body: (inout Child) -> Result) -> Result?

  /// Internal to the library.
  // Runs `body` with the child, which `body` must not change. Shared storage is not copied. Returns nil when there is no
  // child.
  @discardableResult
  mutating func _lookAtChild<Result>(_ body: (inout Child) -> Result) -> Result?

  /// Internal to the library.
  mutating func _removeChild()

  /// Internal to the library.
  var _child: Child? { get }
}

extension Optional: OptionalChild {
  /// Internal to the library.
  @inlinable
  @discardableResult
  public mutating func _withChild<Result>(_ body: (inout Wrapped) -> Result) -> Result? {
    // Force unwrapping projects in place.
    isNil(self) ? nil : body(&self!)
  }

  /// Internal to the library.
  // The same as `_withChild(_:)`: an optional has no shared storage.
  @inlinable
  @discardableResult
  public mutating func _lookAtChild<Result>(_ body: (inout Wrapped) -> Result) -> Result? { _withChild(body) }

  /// Internal to the library.
  @inlinable
  public mutating func _removeChild() { self = nil }

  /// Internal to the library.
  @inlinable
  public var _child: Wrapped? { self }
}

/// Returns whether an optional is nil, without a copy.
///
/// The parameter is noncopyable because generic code and debug builds would copy a copyable value with all its contents.
@inlinable
func isNil<Wrapped: ~Copyable>(_ optional: borrowing Wrapped?) -> Bool {
  switch optional {
  case .none: true
  case .some: false
  }
}
