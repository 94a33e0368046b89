/// What a parent holds in a case in place of the child's action itself, and how the one becomes the other.
///
/// A type and no value: where the child's and the parent's types are known, nothing is called for it.
@usableFromInline
protocol ActionWrapping {
  associatedtype Outer
  associatedtype Inner

  /// The child's action; nil for one that is the wrapping's own.
  static func inner(of outer: Outer) -> Inner?
  static func outer(around inner: Inner) -> Outer
}

extension ActionWrapping {
  /// What makes a parent's action of the child's, of what makes one of the wrapping.
  @inlinable
  static func entering<ParentAction>(
    _ embed: @escaping @Sendable (Outer) -> ParentAction
  ) -> @Sendable (Inner) -> ParentAction {
    // It holds a function that may be sent and the types, and what it asks of them has no isolation: `@Reducer` writes it so, and
    // `GatedAction` says that what is written by hand has to be. `@Sendable` does not change what a function value is made of.
    let enter: (Inner) -> ParentAction = { embed(outer(around: $0)) }
    return unsafeBitCast(enter, to: (@Sendable (Inner) -> ParentAction).self)
  }
}

/// The parent holds the child's action as it is.
@usableFromInline
enum NoWrapping<Action>: ActionWrapping {
  @inlinable
  static func inner(of outer: Action) -> Action? { outer }

  @inlinable
  static func outer(around inner: Action) -> Action { inner }
}

extension ElementAction {
  /// The element's action out of its wrapping, and its id.
  // A function of its own, at whose end the wrapping goes: as a constant of an operator it would be kept until the operator is done, and what
  // is taken out of it would be a copy.
  @inlinable
  @inline(__always)
  func element<Wrapping: ActionWrapping>(in _: Wrapping.Type) -> (id: ElementID, action: Wrapping.Inner)?
  where Wrapping.Outer == ChildAction {
    guard let (id, outer) = _element, let inner = Wrapping.inner(of: outer) else { return nil }
    return (id, inner)
  }
}
