/// Internal to the library.
// A statement of a body, after the previous statements. The type does not contain the types of the previous statements, for
// the same reason as in `_Around`.
public struct _Following<Last: Reducer>: Reducer {
  public typealias State = Last.State
  public typealias Action = Last.Action

  @usableFromInline let last: Last
  @usableFromInline let before: (_ResolutionContext) -> _ResolvedReducer<State, Action>

  @inlinable
  init(_ last: Last, _ before: some Reducer<State, Action>) {
    self.last = last
    self.before = { before._resolve($0) }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    context.call?.note(Last.self)
    return before(context).followed(by: last._resolve(context))
  }

  public typealias Body = Never
}
