public import HeadgateCasePathsRuntime

/// Internal to the library.
// The parent's case holds a gate.
public enum _GateWrapping<Child: Reducer>: _ActionWrapping where Child.Action: GatedAction {
  @inlinable public static var hasOwnActions: Bool { false }

  @inlinable
  public static func inner(of outer: Gate<Child>, _: _WrappingAccess) -> Child.Action? { outer.action }

  @inlinable
  public static func outer(around inner: Child.Action, _: _WrappingAccess) -> Gate<Child> { Gate(inner) }

  @inlinable
  public static func path<Root>(
    behind path: AnyCasePath<Root, Gate<Child>>,
    _: _WrappingAccess
  ) -> AnyCasePath<Root, Child.Action> { path.ungated() }
}

// A gate accepts the child, or the child with `dependency(_:_:)` around it. There are no overloads for other reducers with
// the child's actions: they would expose the gated actions.
extension ReducerBuilder {
  /// Wraps a child whose case holds a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(_ reducer: Child) -> _WrappedReducer<_GateWrapping<Child>, Child>
  where Child.State == State, Action == Gate<Child> {
    _WrappedReducer(reducer)
  }

  /// Wraps a child whose case holds a ``PresentationAction`` with a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(
    _ reducer: Child
  ) -> _WrappedReducer<_PresentationWrapping<_GateWrapping<Child>>, Child>
  where Child.State == State, Action == PresentationAction<Gate<Child>> {
    _WrappedReducer(reducer)
  }

  /// Wraps a child with changed dependencies whose case holds a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(
    _ reducer: _DependencyReducer<Child>
  ) -> _WrappedReducer<_GateWrapping<Child>, _DependencyReducer<Child>>
  where Child.State == State, Action == Gate<Child> {
    _WrappedReducer(reducer)
  }

  /// Wraps a child with changed dependencies whose case holds a ``PresentationAction`` with a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(
    _ reducer: _DependencyReducer<Child>
  ) -> _WrappedReducer<_PresentationWrapping<_GateWrapping<Child>>, _DependencyReducer<Child>>
  where Child.State == State, Action == PresentationAction<Gate<Child>> {
    _WrappedReducer(reducer)
  }
}
