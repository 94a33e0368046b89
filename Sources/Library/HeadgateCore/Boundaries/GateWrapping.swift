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

/// Internal to the library.
// The builder's overloads for gates are constrained by this protocol, and take the child itself instead of a generic reducer.
// So the compiler does not consider them for the body of a feature. Otherwise it would report a wrong pattern inside of a
// `Reduce` as a mistake of such an overload, at the line of the `Reduce`.
public protocol _GateAction {
  associatedtype _Child: Reducer where _Child.Action: GatedAction
}

extension Gate: _GateAction where Child: Reducer {
  public typealias _Child = Child
}

// A gate accepts the child, or the child with `dependency(_:_:)` around it. There are no overloads for other reducers with
// the child's actions: they would expose the gated actions. The results name `Gate`, so that they are no reducers of another
// type that conforms to `_GateAction`.
extension ReducerBuilder where Action: _GateAction {
  /// Wraps a child whose case holds a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: Action._Child
  ) -> _WrappedReducer<_GateWrapping<Action._Child>, Action._Child> where Action._Child.State == State {
    _WrappedReducer(reducer)
  }

  /// Wraps a child with changed dependencies whose case holds a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: _DependencyReducer<Action._Child>
  ) -> _WrappedReducer<_GateWrapping<Action._Child>, _DependencyReducer<Action._Child>>
  where Action._Child.State == State {
    _WrappedReducer(reducer)
  }

  /// Unavailable: a gate takes the reducer of its own child.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      A gate takes the reducer of its own child, with or without 'dependency(_:_:)' around it. Write other reducers in the child's \
      body, or beside the operator.
      """
  )
  public static func buildExpression<Other: Reducer>(_ reducer: Other) -> EmptyReducer<State, Action> {
    fatalError()
  }
}

extension ReducerBuilder where Action: _PresentedAction, Action._Presented: _GateAction {
  /// Wraps a child whose case holds a ``PresentationAction`` with a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: Action._Presented._Child
  ) -> _WrappedReducer<_PresentationWrapping<_GateWrapping<Action._Presented._Child>>, Action._Presented._Child>
  where Action._Presented._Child.State == State {
    _WrappedReducer(reducer)
  }

  /// Wraps a child with changed dependencies whose case holds a ``PresentationAction`` with a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: _DependencyReducer<Action._Presented._Child>
  ) -> _WrappedReducer<
    _PresentationWrapping<_GateWrapping<Action._Presented._Child>>, _DependencyReducer<Action._Presented._Child>
  >
  where Action._Presented._Child.State == State {
    _WrappedReducer(reducer)
  }
}
