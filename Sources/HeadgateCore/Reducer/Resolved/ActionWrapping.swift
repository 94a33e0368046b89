/// The conversion between a child's action and the value that a parent's case holds instead of it.
///
/// A type without values: where the types are concrete, the conversion needs no indirect call.
@usableFromInline
protocol ActionWrapping {
  associatedtype Outer
  associatedtype Inner

  /// Returns the child's action; nil for an action of the wrapping itself.
  static func inner(of outer: Outer) -> Inner?
  static func outer(around inner: Inner) -> Outer
}

extension ActionWrapping {
  /// Returns a function that converts the child's action to the parent's action.
  @inlinable
  static func entering<ParentAction>(
    _ embed: @escaping @Sendable (Outer) -> ParentAction
  ) -> @Sendable (Inner) -> ParentAction {
    // The function captures a sendable function and types. The requirements that it calls are not isolated: `@Reducer`
    // declares them so, and `GatedAction` demands it of other code. `@Sendable` does not change the layout of a function
    // value.
    let enter: (Inner) -> ParentAction = { embed(outer(around: $0)) }
    return unsafeBitCast(enter, to: (@Sendable (Inner) -> ParentAction).self)
  }
}

/// The parent's case holds the child's action itself.
@usableFromInline
enum NoWrapping<Action>: ActionWrapping {
  @inlinable
  static func inner(of outer: Action) -> Action? { outer }

  @inlinable
  static func outer(around inner: Action) -> Action { inner }
}

extension ElementAction {
  /// Returns the id and the unwrapped action of an element.
  // A separate function, so that the wrapping is released at its end. A constant in the operator would keep the wrapping
  // alive, and the extracted action would be a copy.
  @inlinable
  @inline(__always)
  func element<Wrapping: ActionWrapping>(in _: Wrapping.Type) -> (id: ElementID, action: Wrapping.Inner)?
  where Wrapping.Outer == ChildAction {
    guard let (id, outer) = _element, let inner = Wrapping.inner(of: outer) else { return nil }
    return (id, inner)
  }
}
