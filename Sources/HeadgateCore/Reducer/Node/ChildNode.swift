/// A child's reducer inside an operator: resolved with the parent, or at the first action where a feature contains itself.
@usableFromInline
final class ChildNode<State, Action> {
  @usableFromInline typealias Reconcile = _ReducerNode<State, Action>.Reconcile

  @usableFromInline var reduction: _Reduction<State, Action>?
  @usableFromInline var reconciliation: Reconcile?
  @usableFromInline var resolve: (() -> _ReducerNode<State, Action>)?

  @inlinable
  init<R: Reducer>(_ reducer: R, _ context: _ResolutionContext) where R.State == State, R.Action == Action {
    if context.contains(R.self) {
      resolve = { reducer._resolve(_ResolutionContext().entering(R.self)) }
    } else {
      fill(reducer._resolve(context.entering(R.self)))
    }
  }

  @inlinable
  func fill(_ node: _ReducerNode<State, Action>) {
    reduction = node.sealed()
    reconciliation = node.sealedReconcile()
    resolve = nil
  }

  /// The reducer as one function, for an operator that keeps it.
  @inlinable
  var reduce: _Reduction<State, Action> {
    if let reduction { return reduction }
    return _Reduction { [self] state, action in resolved().body(state, action) }
  }

  @inlinable
  func resolved() -> _Reduction<State, Action> {
    if let resolve { fill(resolve()) }
    return reduction ?? _Reduction { _, _ in .none }
  }

  /// The reconciliation of the child, or nil when the child opens no place; asked at each walk, as it may come late.
  @inlinable
  var mayReconcile: Bool { resolve != nil || reconciliation != nil }
}
