/// Internal to the library.
// Runs a child's reducer for presentation actions with a `Gate`. It combines `_PresentedReducer` and `_GatedReducer` in one
// step, which saves a copy of the child's action. `Base` is the child, or the child with `dependency(_:_:)` around it. Any
// other reducer of the child's actions would expose the gated actions.
public struct _PresentedGateReducer<Child: Reducer, Base: Reducer>: Reducer
where Child.Action: GatedAction, Base.State == Child.State, Base.Action == Child.Action {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) {
    self.base = base
  }

  /// Runs the child's reducer with the action in the gate; ignores `.dismiss`.
  @inlinable
  public func reduce(
    into state: inout Child.State,
    action: PresentationAction<Gate<Child>>
  ) -> Effect<PresentationAction<Gate<Child>>> {
    _reduceDirectly(into: &state, action: action)
  }

  /// Internal to the library.
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Child.State, PresentationAction<Gate<Child>>>
  {
    _resolve(context, embedding: unchanged).resolved
  }

  /// Internal to the library.
  @inlinable
  public func _resolve<ParentAction>(
    _ context: _ResolutionContext,
    embedding embed: @escaping @Sendable (PresentationAction<Gate<Child>>) -> ParentAction
  ) -> _EmbeddedChild<Child.State, PresentationAction<Gate<Child>>, ParentAction> {
    base._resolve(context, in: PresentedGateWrapping<Child>.self, embedding: embed)
  }

  /// `Never`: the type implements `reduce(into:action:)` itself.
  public typealias Body = Never
}

/// The parent's action is a presentation action with a gate.
@usableFromInline
enum PresentedGateWrapping<Child: Reducer>: ActionWrapping where Child.Action: GatedAction {
  @inlinable
  static func inner(of outer: PresentationAction<Gate<Child>>) -> Child.Action? {
    if case .presented(let gate) = outer { gate.action } else { nil }
  }

  @inlinable
  static func outer(around inner: Child.Action) -> PresentationAction<Gate<Child>> { .presented(Gate(inner)) }
}
