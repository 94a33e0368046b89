/// Combines several reducers into one, so that an operator applies to all of them.
///
/// ```swift
/// CombineReducers {
///   Header()
///   Footer()
/// }
/// .ifLet(\.sheet, action: \.sheet) { Sheet() }
/// ```
public struct CombineReducers<State, Action, Content: Reducer>: Reducer
where Content.State == State, Content.Action == Action {
  @usableFromInline let content: Content

  /// Creates a reducer from the statements of a closure.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ content: () -> Content) {
    self.content = content()
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    content.reduce(into: &state, action: action)
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    content._resolve(context)
  }

  public typealias Body = Never
}
