/// A child's reducer on the actions about its presentation.
///
/// The builder of a closure whose case holds a ``PresentationAction`` makes this of the child, so that `ifLet` needs no second
/// form.
///
/// ```swift
/// IfLet(\.$detail, action: \.detail) { Detail() }
/// ```
public struct _PresentedReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) {
    self.base = base
  }

  /// Runs the child's reducer on the child's actions; `.dismiss` does nothing here.
  ///
  /// ```swift
  /// let effect = reducer.reduce(into: &state, action: .presented(.saveButtonTapped))
  /// ```
  @inlinable
  public func reduce(into state: inout Base.State, action: PresentationAction<Base.Action>) -> Effect<
    PresentationAction<Base.Action>
  > {
    _reduceDirectly(into: &state, action: action)
  }

  /// The child's node behind its actions; asked once for each store.
  ///
  /// ```swift
  /// let node = reducer._resolve(context)
  /// ```
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Base.State, PresentationAction<Base.Action>> {
    _resolve(context, embedding: unchanged).resolved
  }

  /// The child's node behind its actions, with effects of the parent's actions; asked once for each store.
  ///
  /// ```swift
  /// let child = reducer._resolve(context, embedding: { Parent.Action.detail($0) })
  /// ```
  @inlinable
  public func _resolve<ParentAction>(
    _ context: _ResolutionContext,
    embedding embed: @escaping @Sendable (PresentationAction<Base.Action>) -> ParentAction
  ) -> _EmbeddedChild<Base.State, PresentationAction<Base.Action>, ParentAction> {
    base._resolve(context, in: PresentationWrapping.self, embedding: embed)
  }

  /// None: it implements `reduce(into:action:)`.
  ///
  /// ```swift
  /// let body: _PresentedReducer<Detail>.Body.Type = Never.self
  /// ```
  public typealias Body = Never
}

/// The parent holds an action about the presentation.
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
  /// A child where its case holds actions about its presentation.
  ///
  /// ```swift
  /// IfLet(\.$detail, action: \.detail) { Detail() }
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func buildExpression<R: Reducer>(_ reducer: R) -> _PresentedReducer<R>
  where R.State == State, Action == PresentationAction<R.Action> {
    _PresentedReducer(reducer)
  }
}
