public import HeadgateCasePathsRuntime

/// Internal to the library.
// The conversion between a child's action and the value that a parent's case holds instead of it: a gate or a presentation
// action. A type without values: where the types are concrete, the conversion needs no indirect call. The functions open
// gates, so only this library can call them: only it can create the last argument. A wrapping that a user writes is never
// called, because only this library creates reducers and children with a wrapping. No public function may take a wrapping as
// an argument: it would pass the last argument to that wrapping.
public protocol _ActionWrapping {
  /// The value that the parent's case holds.
  associatedtype Outer
  /// The child's action.
  associatedtype Inner

  /// Returns the child's action; nil for an action of the wrapping itself.
  static func inner(of outer: Outer, _: _WrappingAccess) -> Inner?
  /// Returns the value that holds the child's action.
  static func outer(around inner: Inner, _: _WrappingAccess) -> Outer
  /// Whether the wrapping has actions of its own, such as `.dismiss`.
  static var hasOwnActions: Bool { get }
  /// Extends a path to the wrapping, so that it ends at the child's action.
  static func path<Root>(behind path: AnyCasePath<Root, Outer>, _: _WrappingAccess) -> AnyCasePath<Root, Inner>
}

/// Internal to the library.
// The permission to call the functions of a wrapping.
public struct _WrappingAccess {
  @inlinable
  init() {}
}

extension _ActionWrapping {
  @inlinable
  static func inner(of outer: Outer) -> Inner? { inner(of: outer, _WrappingAccess()) }

  @inlinable
  static func outer(around inner: Inner) -> Outer { outer(around: inner, _WrappingAccess()) }

  @inlinable
  static func path<Root>(behind path: AnyCasePath<Root, Outer>) -> AnyCasePath<Root, Inner> {
    self.path(behind: path, _WrappingAccess())
  }

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

/// Internal to the library.
// The parent's case holds the child's action itself.
public enum _NoWrapping<Action>: _ActionWrapping {
  @inlinable
  public static var hasOwnActions: Bool { false }

  @inlinable
  public static func inner(of outer: Action, _: _WrappingAccess) -> Action? { outer }

  @inlinable
  public static func outer(around inner: Action, _: _WrappingAccess) -> Action { inner }

  @inlinable
  public static func path<Root>(
    behind path: AnyCasePath<Root, Action>,
    _: _WrappingAccess
  ) -> AnyCasePath<Root, Action> { path }
}

extension ElementAction {
  /// Returns the id and the unwrapped action of an element.
  // A separate function, so that the wrapping is released at its end. A constant in the operator would keep the wrapping
  // alive, and the extracted action would be a copy.
  @inlinable
  @inline(__always)
  func element<Wrapping: _ActionWrapping>(in _: Wrapping.Type) -> ChildCall<ElementID, Wrapping.Inner>?
  where Wrapping.Outer == ChildAction {
    guard let (id, outer) = _element, let inner = Wrapping.inner(of: outer) else { return nil }
    return ChildCall(inner, to: id)
  }
}
