/// Internal to the library.
// Runs a child's reducer for the actions that a parent's case holds instead of the child's actions: a gate or a presentation
// action. `ReducerBuilder` wraps the child in it, so operators need only one overload. Only this library can create it: with
// another reducer of the child's actions as `Base`, it would expose gated actions.
public struct _WrappedReducer<Wrapping: _ActionWrapping, Base: Reducer>: _ResolvingReducer
where Base.Action == Wrapping.Inner {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) {
    self.base = base
  }

  /// Internal to the library.
  // Resolves a wrapped child that is not the only child of an operator.
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Base.State, Wrapping.Outer> {
    let child = ResolvedChild(base, context)
    let reduce = child.reduce
    let embedding = Embedding(Wrapping.entering { $0 })
    return _ResolvedReducer(
      _Reduction { state, outer in
        // A variable, whose address is passed without a copy. A constant would be copied once more.
        guard var action = Wrapping.inner(of: outer.pointee) else { return .none }
        return reduce.body(state, &action).embedded(embedding)
      },
      reconcile: child.reconcile
    )
  }

  /// Internal to the library.
  // Resolves the operator with the child itself. An operator that does not run the wrapping's own actions receives this
  // reducer as its child, so that it reports such an action when the child is missing.
  @inlinable
  public func _resolve<Operator: _ChildOperator>(
    _ context: _ResolutionContext,
    in operator: Operator
  ) -> _ResolvedReducer<Operator.State, Operator.Action>
  where Operator.ChildState == Base.State, Operator.ChildAction == Wrapping.Outer {
    Wrapping.hasOwnActions && !Operator._runsOwnActions
      ? `operator`._resolved(running: _ChildOfOperator<Base.State, _NoWrapping<Wrapping.Outer>>(self, context))
      : `operator`._resolved(running: _ChildOfOperator<Base.State, Wrapping>(base, context))
  }
}
