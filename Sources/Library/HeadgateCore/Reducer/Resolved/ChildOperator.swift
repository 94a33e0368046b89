/// Internal to the library.
// An operator that runs a child.
public protocol _ChildOperator<State, Action, ChildState, ChildAction> {
  /// The state of the operator.
  associatedtype State
  /// The actions of the operator.
  associatedtype Action
  /// The state of the child.
  associatedtype ChildState
  /// The child's actions in the operator's case, with their wrapping.
  associatedtype ChildAction

  /// Internal to the library.
  // Whether the operator runs the actions of a wrapping itself, such as `.dismiss`.
  static var _runsOwnActions: Bool { get }

  /// Internal to the library.
  // Creates the resolved reducer of the operator for its resolved child.
  func _resolved<Wrapping: _ActionWrapping>(
    running child: _ChildOfOperator<ChildState, Wrapping>
  ) -> _ResolvedReducer<State, Action> where Wrapping.Outer == ChildAction
}

/// Internal to the library.
// The resolved child of an operator, inside of its wrapping. Only this library creates it, from the child itself. Another
// operator can pass it on. It cannot replace the reducer in it, and cannot open its wrapping.
public struct _ChildOfOperator<State, Wrapping: _ActionWrapping> {
  @usableFromInline let resolved: ResolvedChild<State, Wrapping.Inner>

  @inlinable
  init(_ reducer: some Reducer<State, Wrapping.Inner>, _ context: _ResolutionContext) {
    resolved = ResolvedChild(reducer, context)
  }
}

extension _ChildOperator {
  /// Internal to the library.
  @inlinable public static var _runsOwnActions: Bool { false }
}

extension Reducer {
  /// Internal to the library.
  // Resolves an operator with this reducer as its child. The child is resolved first, because features nest a hundred levels
  // deep and the frame of an operator is large.
  @inlinable
  public func _resolve<Operator: _ChildOperator>(
    _ context: _ResolutionContext,
    in operator: Operator
  ) -> _ResolvedReducer<Operator.State, Operator.Action>
  where Operator.ChildState == State, Operator.ChildAction == Action {
    `operator`._resolved(running: _ChildOfOperator<State, _NoWrapping<Action>>(self, context))
  }
}
