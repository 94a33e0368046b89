/// Internal to the library.
// A reducer joined with another reducer of the same state and actions: a statement with the statements above it, or an operator
// with the reducer that it is applied to. The type does not contain the type of the other reducer, because the optimizer does
// not specialize a type of fifty nested reducers.
public struct _Joined<Own: Reducer>: _ResolvingReducer {
  public typealias State = Own.State
  public typealias Action = Own.Action

  @usableFromInline let own: Own
  @usableFromInline let other: (_ResolutionContext) -> _ResolvedReducer<State, Action>
  @usableFromInline let isOperator: Bool

  /// Creates a reducer that runs an operator, then the reducer that it is applied to, then the operator's deferred parts.
  @inlinable
  init(_ operator: Own, around base: some Reducer<State, Action>) {
    own = `operator`
    other = { base._resolve($0) }
    isOperator = true
  }

  /// Creates a reducer that runs the previous statements, then the next one.
  @inlinable
  init(_ next: Own, after previous: some Reducer<State, Action>) {
    own = next
    other = { previous._resolve($0) }
    isOperator = false
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    context.call?.note(Own.self)
    return isOperator
      ? own._resolve(context).around(other(context)) : other(context).followed(by: own._resolve(context))
  }
}
