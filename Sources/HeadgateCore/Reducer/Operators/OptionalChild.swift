/// A property that holds a child or does not: an optional, and what presents a child.
///
/// One protocol lets `ifLet` be one function for all of them: with two, a body with many children takes seconds to type-check.
public protocol OptionalChild<Child> {
  /// The child's state.
  associatedtype Child

  /// Runs `body` on the child in place; nil when there is no child.
  ///
  /// ```swift
  /// var slot: Int? = 1
  /// slot._withChild { $0 += 1 }
  /// ```
  @discardableResult
  mutating func _withChild<Result>(_ body: (inout Child) -> Result) -> Result?

  /// Runs `body` on the child, which it must not change, without a copy of what others share; nil when there is no child.
  ///
  /// ```swift
  /// var slot: Int? = 1
  /// let isOne = slot._lookAtChild { $0 == 1 }
  /// ```
  @discardableResult
  mutating func _lookAtChild<Result>(_ body: (inout Child) -> Result) -> Result?

  /// Makes that there is no child.
  ///
  /// ```swift
  /// var slot: Int? = 1
  /// slot._removeChild()
  /// ```
  mutating func _removeChild()

  /// The child; nil when there is none.
  ///
  /// ```swift
  /// let child = Optional(1)._child
  /// ```
  var _child: Child? { get }
}

extension Optional: OptionalChild {
  /// Runs `body` on the value in place; nil when there is none.
  ///
  /// ```swift
  /// var slot: Int? = 1
  /// slot._withChild { $0 += 1 }
  /// ```
  @inlinable
  @discardableResult
  public mutating func _withChild<Result>(_ body: (inout Wrapped) -> Result) -> Result? {
    // `!` projects in place.
    isNil(self) ? nil : body(&self!)
  }

  /// As ``_withChild(_:)``: an optional shares nothing.
  ///
  /// ```swift
  /// var slot: Int? = 1
  /// let isOne = slot._lookAtChild { $0 == 1 }
  /// ```
  @inlinable
  @discardableResult
  public mutating func _lookAtChild<Result>(_ body: (inout Wrapped) -> Result) -> Result? { _withChild(body) }

  /// Sets it to nil.
  ///
  /// ```swift
  /// var slot: Int? = 1
  /// slot._removeChild()
  /// ```
  @inlinable
  public mutating func _removeChild() { self = nil }

  /// The optional itself.
  ///
  /// ```swift
  /// let child = Optional(1)._child
  /// ```
  @inlinable
  public var _child: Wrapped? { self }
}

/// Whether an optional is nil, asked in place.
///
/// For values that need not be copyable: in generic code and in debug builds a copyable one is copied to be looked at, with
/// all that is nested in it.
@inlinable
func isNil<Wrapped: ~Copyable>(_ optional: borrowing Wrapped?) -> Bool {
  switch optional {
  case .none: true
  case .some: false
  }
}
