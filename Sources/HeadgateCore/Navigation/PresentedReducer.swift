/// Internal to the library.
// Runs a child's reducer for presentation actions. `ReducerBuilder` wraps the child in it when the case of the parent holds
// a `PresentationAction`. `ifLet` therefore needs only one overload.
public struct _PresentedReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) {
    self.base = base
  }

  /// Runs the child's reducer for actions of the child; ignores `.dismiss`.
  @inlinable
  public func reduce(into state: inout Base.State, action: PresentationAction<Base.Action>) -> Effect<
    PresentationAction<Base.Action>
  > {
    _reduceDirectly(into: &state, action: action)
  }

  /// Internal to the library.
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Base.State, PresentationAction<Base.Action>> {
    _resolve(context, embedding: unchanged).resolved
  }

  /// Internal to the library.
  @inlinable
  public func _resolve<ParentAction>(
    _ context: _ResolutionContext,
    embedding embed: @escaping @Sendable (PresentationAction<Base.Action>) -> ParentAction
  ) -> _EmbeddedChild<Base.State, PresentationAction<Base.Action>, ParentAction> {
    base._resolve(context, in: PresentationWrapping.self, embedding: embed)
  }

  /// `Never`: the type implements `reduce(into:action:)` itself.
  public typealias Body = Never
}

/// The parent's action is a presentation action.
@usableFromInline
enum PresentationWrapping<Action>: ActionWrapping {
  @inlinable
  static func inner(of outer: PresentationAction<Action>) -> Action? {
    if case .presented(let action) = outer { action } else { nil }
  }

  @inlinable
  static func outer(around inner: Action) -> PresentationAction<Action> { .presented(inner) }
}

extension ReducerBuilder {
  /// Wraps a child whose case holds a ``PresentationAction``.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<R: Reducer>(_ reducer: R) -> _PresentedReducer<R>
  where R.State == State, Action == PresentationAction<R.Action> {
    _PresentedReducer(reducer)
  }
}
