/// A child's reducer on the actions about its presentation, with those of the child in a ``Gate``.
///
/// What ``_PresentedReducer`` and ``_GatedReducer`` would be one in the other, in one step: the child's action is not copied out of the
/// gate after the gate was copied out of the action about the presentation.
///
/// ```swift
/// IfLet(\.$login, action: \.login) { Login() }
/// ```
///
/// `Base` is the child, or the child with ``Reducer/dependency(_:_:)`` at its end. Another reducer of the child's actions would open the gate.
public struct _PresentedGateReducer<Child: Reducer, Base: Reducer>: Reducer
where Child.Action: GatedAction, Base.State == Child.State, Base.Action == Child.Action {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) {
    self.base = base
  }

  /// Runs the child's reducer on the action in the gate; `.dismiss` does nothing here.
  ///
  /// ```swift
  /// let effect = reducer.reduce(into: &state, action: .presented(.interface(.reset)))
  /// ```
  @inlinable
  public func reduce(
    into state: inout Child.State,
    action: PresentationAction<Gate<Child>>
  ) -> Effect<PresentationAction<Gate<Child>>> {
    _reduceDirectly(into: &state, action: action)
  }

  /// The child's node behind its actions; asked once for each store.
  ///
  /// ```swift
  /// let node = reducer._resolve(context)
  /// ```
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Child.State, PresentationAction<Gate<Child>>>
  {
    _resolve(context, embedding: unchanged).resolved
  }

  /// The child's node behind its actions, with effects of the parent's actions; asked once for each store.
  ///
  /// ```swift
  /// let child = reducer._resolve(context, embedding: { Parent.Action.login($0) })
  /// ```
  @inlinable
  public func _resolve<ParentAction>(
    _ context: _ResolutionContext,
    embedding embed: @escaping @Sendable (PresentationAction<Gate<Child>>) -> ParentAction
  ) -> _EmbeddedChild<Child.State, PresentationAction<Gate<Child>>, ParentAction> {
    base._resolve(context, in: PresentedGateWrapping<Child>.self, embedding: embed)
  }

  /// None: it implements `reduce(into:action:)`.
  ///
  /// ```swift
  /// let body: _PresentedGateReducer<Login, Login>.Body.Type = Never.self
  /// ```
  public typealias Body = Never
}

/// The parent holds an action about the presentation with a gate in it.
@usableFromInline
enum PresentedGateWrapping<Child: Reducer>: ActionWrapping where Child.Action: GatedAction {
  @inlinable
  static func inner(of outer: PresentationAction<Gate<Child>>) -> Child.Action? {
    if case .presented(let gate) = outer { gate.action } else { nil }
  }

  @inlinable
  static func outer(around inner: Child.Action) -> PresentationAction<Gate<Child>> { .presented(Gate(inner)) }
}
