/// Internal to the library.
// An operator around a reducer. It runs the parts of the operator, then the reducer, then the operator's deferred parts.
// The type does not contain the type of the reducer, because the optimizer does not specialize a type of fifty nested
// operators.
public struct _Around<Operator: Reducer>: Reducer {
  public typealias State = Operator.State
  public typealias Action = Operator.Action

  @usableFromInline let outer: Operator
  @usableFromInline let base: (_ResolutionContext) -> _ResolvedReducer<State, Action>

  @inlinable
  init(_ outer: Operator, _ base: some Reducer<State, Action>) {
    self.outer = outer
    self.base = { base._resolve($0) }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    context.call?.note(Operator.self)
    return outer._resolve(context).around(base(context))
  }

  public typealias Body = Never
}
