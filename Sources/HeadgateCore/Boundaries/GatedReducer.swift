import HeadgateCasePathsRuntime

/// Internal to the library.
// Runs a child's reducer for the actions that its parent holds in a `Gate`. `ReducerBuilder` wraps the child in it when the
// case of the parent holds a gate. Operators therefore need only one overload. `Base` is the child, or the child with
// `dependency(_:_:)` around it. Any other reducer of the child's actions would expose the gated actions.
public struct _GatedReducer<Child: Reducer, Base: Reducer>: Reducer
where Child.Action: GatedAction, Base.State == Child.State, Base.Action == Child.Action {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) {
    self.base = base
  }

  /// Runs the child's reducer with the action in the gate.
  @inlinable
  public func reduce(into state: inout Child.State, action: Gate<Child>) -> Effect<Gate<Child>> {
    _reduceDirectly(into: &state, action: action)
  }

  /// Internal to the library.
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Child.State, Gate<Child>> {
    _resolve(context, embedding: unchanged).resolved
  }

  /// Internal to the library.
  @inlinable
  public func _resolve<ParentAction>(
    _ context: _ResolutionContext,
    embedding embed: @escaping @Sendable (Gate<Child>) -> ParentAction
  ) -> _EmbeddedChild<Child.State, Gate<Child>, ParentAction> {
    base._resolve(context, in: GateWrapping.self, embedding: embed)
  }

  /// Internal to the library.
  // Resolves the operator with the child itself, at a path through the gate.
  @inlinable
  public func _resolve<Operator: _ChildOperator>(
    _ context: _ResolutionContext,
    in operator: Operator,
    at path: _ChildPath<Operator.Action, Self>
  ) -> _ResolvedReducer<Operator.State, Operator.Action> where Operator.ChildState == Child.State {
    `operator`._resolved(of: base, at: _ChildPath(path.path.ungated(), of: base), context)
  }

  /// Internal to the library.
  // Resolves `forEach` with the child itself for its elements.
  @inlinable
  public func _resolve<ParentState, ParentAction, Elements, ElementsAction>(
    _ context: _ResolutionContext,
    in operator: ForEachElement<ParentState, ParentAction, Elements, ElementsAction, Self>
  ) -> _ResolvedReducer<ParentState, ParentAction> {
    `operator`.resolved(of: base, in: GateWrapping<Child>.self, context)
  }

  /// `Never`: the type implements `reduce(into:action:)` itself.
  public typealias Body = Never
}

/// The parent's action is a gate.
@usableFromInline
enum GateWrapping<Child: Reducer>: ActionWrapping where Child.Action: GatedAction {
  @inlinable
  static func inner(of outer: Gate<Child>) -> Child.Action? { outer.action }

  @inlinable
  static func outer(around inner: Child.Action) -> Gate<Child> { Gate(inner) }
}

// There are no overloads for other reducers with the child's actions: they would expose the gated actions.
extension ReducerBuilder {
  /// Wraps a child whose case holds a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(_ reducer: Child) -> _GatedReducer<Child, Child>
  where Child.State == State, Action == Gate<Child> {
    _GatedReducer(reducer)
  }

  /// Wraps a child whose case holds a ``PresentationAction`` with a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(
    _ reducer: Child
  ) -> _PresentedGateReducer<Child, Child>
  where Child.State == State, Action == PresentationAction<Gate<Child>> {
    _PresentedGateReducer(reducer)
  }

  /// Wraps a child with changed dependencies whose case holds a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(
    _ reducer: _DependencyReducer<Child>
  ) -> _GatedReducer<Child, _DependencyReducer<Child>>
  where Child.State == State, Action == Gate<Child> {
    _GatedReducer(reducer)
  }

  /// Wraps a child with changed dependencies whose case holds a ``PresentationAction`` with a ``Gate``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(
    _ reducer: _DependencyReducer<Child>
  ) -> _PresentedGateReducer<Child, _DependencyReducer<Child>>
  where Child.State == State, Action == PresentationAction<Gate<Child>> {
    _PresentedGateReducer(reducer)
  }
}
