/// A property that holds a child or does not: an optional, and what presents a child.
///
/// One protocol lets `ifLet` be one function for all of them: with two, a body with many children takes seconds to type-check.
public protocol ChildSlot<Child> {
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

  /// The child; nil when there is none.
  ///
  /// ```swift
  /// let child = Optional(1)._child
  /// ```
  var _child: Child? { get }
}

extension Optional: ChildSlot {
  @inlinable
  @discardableResult
  public mutating func _withChild<Result>(_ body: (inout Wrapped) -> Result) -> Result? {
    // `!` projects in place. The question is a function of its own: in a debug build it copies the child to its stack, which
    // is free again when `body` runs.
    isNil(&self) ? nil : body(&self!)
  }

  @inlinable
  public var _child: Wrapped? { self }
}

@inlinable
func isNil<Wrapped>(_ optional: inout Wrapped?) -> Bool {
  switch optional {
  case .none: true
  case .some: false
  }
}
