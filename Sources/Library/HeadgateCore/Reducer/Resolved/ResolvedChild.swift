/// A child's reducer inside an operator.
@usableFromInline
struct ResolvedChild<State, Action> {
  @usableFromInline let reduce: _Reduction<State, Action>
  /// Finds effect owners in the child; nil if the child has none.
  @usableFromInline let reconcile: ((inout State, _Reconciliation) -> Void)?

  /// Resolves a child. If the feature contains itself, the child is resolved at the first action.
  @inlinable
  init<R: Reducer>(_ reducer: R, _ context: _ResolutionContext) where R.State == State, R.Action == Action {
    if context.contains(R.self) {
      context.features?.note(R.Action.self, isEmpty: false)
      let features = context.features
      let child = RecursiveChild { reducer._resolve(_ResolutionContext(noting: features).entering(R.self)) }
      reduce = _Reduction { state, action in child.resolved().body(state, action) }
      reconcile = { state, reconciliation in child.reconcile?(&state, reconciliation) }
    } else {
      let resolved = reducer._resolve(context.entering(R.self))
      context.features?.note(R.Action.self, isEmpty: resolved.first == nil)
      reduce = resolved.sealed()
      reconcile = resolved.sealedReconcile()
    }
  }
}

/// The child of a feature that contains itself. It is resolved at the first action.
@usableFromInline
final class RecursiveChild<State, Action> {
  @usableFromInline var resolve: (() -> _ResolvedReducer<State, Action>)?
  @usableFromInline var reduction: _Reduction<State, Action>?
  @usableFromInline var reconcile: ((inout State, _Reconciliation) -> Void)?

  @inlinable
  init(_ resolve: @escaping () -> _ResolvedReducer<State, Action>) {
    self.resolve = resolve
  }

  @inlinable
  func resolved() -> _Reduction<State, Action> {
    if let reduction { return reduction }
    guard let resolved = resolve?() else { return _Reduction { _, _ in .none } }
    let reduction = resolved.sealed()
    self.reduction = reduction
    reconcile = resolved.sealedReconcile()
    resolve = nil
    return reduction
  }
}
