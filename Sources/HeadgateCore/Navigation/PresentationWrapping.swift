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

extension ReducerBuilder {
  /// Wraps a child whose case holds a ``PresentationAction``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<R: Reducer>(
    _ reducer: R
  ) -> _WrappedReducer<_PresentationWrapping<_NoWrapping<R.Action>>, R>
  where R.State == State, Action == PresentationAction<R.Action> {
    _WrappedReducer(reducer)
  }
}
