public import HeadgateCasePathsRuntime

/// Internal to the library.
// An operator that runs a child. It creates the resolved reducer for the reducer that the child chooses. A child behind a
// gate chooses its own reducer, at a path through the gate.
public protocol _ChildOperator<State, Action, ChildState> {
  /// The state of the operator.
  associatedtype State
  /// The actions of the operator.
  associatedtype Action
  /// The state of the child.
  associatedtype ChildState

  /// Internal to the library.
  // Resolves the operator with a child at a path. The path is valid only for that child.
  func _resolved<Child: Reducer>(
    of child: Child,
    at path: _ChildPath<Action, Child>,
    _ context: _ResolutionContext
  ) -> _ResolvedReducer<State, Action> where Child.State == ChildState
}

/// Internal to the library.
// The path from an operator's actions to its child's actions. The path may lead through a gate, so only this library reads
// it. The type names the one reducer that may use the path: another reducer would receive the gated actions.
public struct _ChildPath<Action, Child: Reducer> {
  @usableFromInline let path: AnyCasePath<Action, Child.Action>

  @inlinable
  init(_ path: AnyCasePath<Action, Child.Action>, of _: Child) {
    self.path = path
  }
}

extension Reducer {
  /// Internal to the library.
  // Resolves an operator with this reducer as its child.
  @inlinable
  public func _resolve<Operator: _ChildOperator>(
    _ context: _ResolutionContext,
    in operator: Operator,
    at path: _ChildPath<Operator.Action, Self>
  ) -> _ResolvedReducer<Operator.State, Operator.Action> where Operator.ChildState == State {
    `operator`._resolved(of: self, at: path, context)
  }
}
