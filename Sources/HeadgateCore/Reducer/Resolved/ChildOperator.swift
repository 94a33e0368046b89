public import HeadgateCasePathsRuntime

/// An operator that runs a child, with a node for whatever reducer stands in for it.
///
/// The child says which that is: behind a gate the reducer of the child's own actions does, at a path that leads through the gate in one step.
///
/// ```swift
/// let node = child._resolve(context, in: scope, at: path)
/// ```
public protocol _ChildOperator<State, Action, ChildState> {
  /// The state of the operator.
  associatedtype State
  /// The actions of the operator.
  associatedtype Action
  /// The state of the child.
  associatedtype ChildState

  /// The operator's node with a reducer as its child, whose actions are found at a path. The path fits no other reducer.
  ///
  /// ```swift
  /// let node = scope._node(of: Child(), at: path, context)
  /// ```
  func _resolved<Child: Reducer>(
    of child: Child,
    at path: _ChildPath<Action, Child>,
    _ context: _ResolutionContext
  ) -> _ResolvedReducer<State, Action> where Child.State == ChildState
}

/// Where an operator finds the actions of its child.
///
/// The path may lead through a gate. So only this library looks inside, and the type names the one reducer that may stand there: with another
/// in its place, which hears what the child hears, the gate would be open.
///
/// ```swift
/// func _node<Child: Reducer>(of child: Child, at path: _ChildPath<Action, Child>, …) -> …
/// ```
public struct _ChildPath<Action, Child: Reducer> {
  @usableFromInline let path: AnyCasePath<Action, Child.Action>

  @inlinable
  init(_ path: AnyCasePath<Action, Child.Action>, of _: Child) {
    self.path = path
  }
}

extension Reducer {
  /// The node of an operator with this reducer as its child.
  ///
  /// ```swift
  /// let node = child._resolve(context, in: scope, at: path)
  /// ```
  @inlinable
  public func _resolve<Operator: _ChildOperator>(
    _ context: _ResolutionContext,
    in operator: Operator,
    at path: _ChildPath<Operator.Action, Self>
  ) -> _ResolvedReducer<Operator.State, Operator.Action> where Operator.ChildState == State {
    `operator`._resolved(of: self, at: path, context)
  }
}
