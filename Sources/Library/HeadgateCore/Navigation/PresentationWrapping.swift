public import HeadgateCasePathsRuntime

/// Internal to the library.
// The parent's case holds a presentation action of the child's actions, or of the child's gate.
public enum _PresentationWrapping<Presented: _ActionWrapping>: _ActionWrapping {
  @inlinable public static var hasOwnActions: Bool { true }

  @inlinable
  public static func inner(
    of outer: PresentationAction<Presented.Outer>,
    _: _WrappingAccess
  ) -> Presented.Inner? {
    if case .presented(let action) = outer { Presented.inner(of: action) } else { nil }
  }

  @inlinable
  public static func outer(
    around inner: Presented.Inner,
    _: _WrappingAccess
  ) -> PresentationAction<Presented.Outer> { .presented(Presented.outer(around: inner)) }

  @inlinable
  public static func path<Root>(
    behind path: AnyCasePath<Root, PresentationAction<Presented.Outer>>,
    _: _WrappingAccess
  ) -> AnyCasePath<Root, Presented.Inner> { path.through(Self.self, isOneComponent: false) }
}

/// Internal to the library.
// The builder's overloads for presented children are constrained by this protocol; see `_GateAction`.
public protocol _PresentedAction {
  associatedtype _Presented
}

extension PresentationAction: _PresentedAction {
  public typealias _Presented = Action
}

extension ReducerBuilder where Action: _PresentedAction {
  /// Wraps a child whose case holds a ``PresentationAction``.
  // There is no requirement for the types of the reducer: a mistake in the closure of a `Reduce` would be reported as a
  // mistake of this overload. `buildPartialBlock` has the requirement.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<R: Reducer>(
    _ reducer: R
  ) -> _WrappedReducer<_PresentationWrapping<_NoWrapping<R.Action>>, R> {
    _WrappedReducer(reducer)
  }
}

/// Internal to the library.
// The builder of a presented child. Its overload for a closure is in an extension of this protocol for the reason above: its
// parameter has no type if the action of the builder is not a presentation action.
public protocol _PresentedChildBuilder {
  associatedtype _Closure: Reducer
}

extension ReducerBuilder: _PresentedChildBuilder where Action: _PresentedAction {
  public typealias _Closure = Reduce<State, Action._Presented>
}

extension _PresentedChildBuilder {
  /// Wraps a closure that reduces a child whose case holds a ``PresentationAction``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: _Closure
  ) -> _WrappedReducer<_PresentationWrapping<_NoWrapping<_Closure.Action>>, _Closure> {
    _WrappedReducer(reducer)
  }
}
