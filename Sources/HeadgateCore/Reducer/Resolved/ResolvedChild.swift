/// The reconciliation of a child, without the type of the child's actions.
@usableFromInline
class ChildReconciler<State> {
  @usableFromInline typealias Reconcile = (inout State, _Reconciliation) -> Void

  /// The reconciliation of the child; nil if the child has no effect owners. It can be set late, so each search reads it.
  @usableFromInline final var reconciliation: Reconcile?
  @usableFromInline final var isLate = false

  @inlinable
  init() {}

  @inlinable
  final var mayReconcile: Bool { isLate || reconciliation != nil }

  /// The reconciliation for a resolved reducer on the child's own state; nil if it can never be set.
  @inlinable
  final var forwarding: Reconcile? {
    mayReconcile ? { [self] state, reconciliation in self.reconciliation?(&state, reconciliation) } : nil
  }
}

/// A child's reducer inside an operator. It is resolved with the parent, or at the first action if a feature contains
/// itself.
@usableFromInline
final class ResolvedChild<State, Action>: ChildReconciler<State> {
  @usableFromInline var reduction: _Reduction<State, Action>?
  @usableFromInline var resolve: (() -> _ResolvedReducer<State, Action>)?

  @inlinable
  init<R: Reducer>(_ reducer: R, _ context: _ResolutionContext) where R.State == State, R.Action == Action {
    super.init()
    if context.contains(R.self) {
      resolve = { reducer._resolve(_ResolutionContext().entering(R.self)) }
      isLate = true
    } else {
      fill(reducer._resolve(context.entering(R.self)))
    }
  }

  @inlinable
  func fill(_ resolved: _ResolvedReducer<State, Action>) {
    reduction = resolved.sealed()
    reconciliation = resolved.sealedReconcile()
    resolve = nil
    isLate = false
  }

  /// The reducer as one function, for an operator that stores it.
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
}
