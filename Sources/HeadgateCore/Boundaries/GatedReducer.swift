import HeadgateCasePathsRuntime

/// A child's reducer on the actions that its parent holds in a ``Gate``.
///
/// The builder of a closure whose case holds a gate makes this of the child, so that no operator needs a second form.
///
/// ```swift
/// Scope(state: \.login, action: \.login) { Login() }
/// ```
///
/// `Base` is the child, or the child with ``Reducer/dependency(_:_:)`` at its end. Another reducer of the child's actions would open the gate.
public struct _GatedReducer<Child: Reducer, Base: Reducer>: Reducer
where Child.Action: GatedAction, Base.State == Child.State, Base.Action == Child.Action {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) {
    self.base = base
  }

  /// Runs the child's reducer on the action in the gate.
  ///
  /// ```swift
  /// let effect = reducer.reduce(into: &state, action: .interface(.reset))
  /// ```
  @inlinable
  public func reduce(into state: inout Child.State, action: Gate<Child>) -> Effect<Gate<Child>> {
    _reduceDirectly(into: &state, action: action)
  }

  /// The child's node behind its gate; asked once for each store.
  ///
  /// ```swift
  /// let node = reducer._resolve(context)
  /// ```
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Child.State, Gate<Child>> {
    _resolve(context, embedding: unchanged).resolved
  }

  /// The child's node behind its gate, with effects of the parent's actions; asked once for each store.
  ///
  /// ```swift
  /// let child = reducer._resolve(context, embedding: { Parent.Action.login($0) })
  /// ```
  @inlinable
  public func _resolve<ParentAction>(
    _ context: _ResolutionContext,
    embedding embed: @escaping @Sendable (Gate<Child>) -> ParentAction
  ) -> _EmbeddedChild<Child.State, Gate<Child>, ParentAction> {
    base._resolve(context, in: GateWrapping.self, embedding: embed)
  }

  /// The operator's node with the child itself, at a path through the gate.
  ///
  /// ```swift
  /// let node = reducer._resolve(context, in: scope, at: path)
  /// ```
  @inlinable
  public func _resolve<Operator: _ChildOperator>(
    _ context: _ResolutionContext,
    in operator: Operator,
    at path: _ChildPath<Operator.Action, Self>
  ) -> _ResolvedReducer<Operator.State, Operator.Action> where Operator.ChildState == Child.State {
    `operator`._resolved(of: base, at: _ChildPath(path.path.ungated(), of: base), context)
  }

  /// The node of `forEach` with the child itself on its elements.
  ///
  /// ```swift
  /// let node = reducer._resolve(context, in: forEach)
  /// ```
  @inlinable
  public func _resolve<ParentState, ParentAction, Elements, ElementsAction>(
    _ context: _ResolutionContext,
    in operator: ForEachElement<ParentState, ParentAction, Elements, ElementsAction, Self>
  ) -> _ResolvedReducer<ParentState, ParentAction> {
    `operator`.resolved(of: base, in: GateWrapping<Child>.self, context)
  }

  /// None: it implements `reduce(into:action:)`.
  ///
  /// ```swift
  /// let body: _GatedReducer<Login, Login>.Body.Type = Never.self
  /// ```
  public typealias Body = Never
}

/// The parent holds a gate.
@usableFromInline
enum GateWrapping<Child: Reducer>: ActionWrapping where Child.Action: GatedAction {
  @inlinable
  static func inner(of outer: Gate<Child>) -> Child.Action? { outer.action }

  @inlinable
  static func outer(around inner: Child.Action) -> Gate<Child> { Gate(inner) }
}

// Of other reducers with the child's actions there are none here: they would open the gate.
extension ReducerBuilder {
  /// A child where its case holds a gate.
  ///
  /// ```swift
  /// Scope(state: \.login, action: \.login) { Login() }
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(_ reducer: Child) -> _GatedReducer<Child, Child>
  where Child.State == State, Action == Gate<Child> {
    _GatedReducer(reducer)
  }

  /// A child where its case holds actions about its presentation, with a gate inside.
  ///
  /// ```swift
  /// IfLet(\.$login, action: \.login) { Login() }
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(
    _ reducer: Child
  ) -> _PresentedGateReducer<Child, Child>
  where Child.State == State, Action == PresentationAction<Gate<Child>> {
    _PresentedGateReducer(reducer)
  }

  /// A child with other dependencies where its case holds a gate.
  ///
  /// ```swift
  /// Scope(state: \.login, action: \.login) { Login().dependency(\.users, .mock) }
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(
    _ reducer: _DependencyReducer<Child>
  ) -> _GatedReducer<Child, _DependencyReducer<Child>>
  where Child.State == State, Action == Gate<Child> {
    _GatedReducer(reducer)
  }

  /// A child with other dependencies where its case holds actions about its presentation, with a gate inside.
  ///
  /// ```swift
  /// IfLet(\.$login, action: \.login) { Login().dependency(\.users, .mock) }
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<Child: Reducer>(
    _ reducer: _DependencyReducer<Child>
  ) -> _PresentedGateReducer<Child, _DependencyReducer<Child>>
  where Child.State == State, Action == PresentationAction<Gate<Child>> {
    _PresentedGateReducer(reducer)
  }
}
