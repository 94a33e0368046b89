/// An operator around the reducer that it stands on: what it does first, the reducer, what it does last.
///
/// The reducer below has no place in the type: a chain of fifty operators would be a type fifty deep, which the optimizer does not
/// specialize any more.
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
