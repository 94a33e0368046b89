/// An operator around the reducer that it stands on: what it does first, the reducer, what it does last.
public struct _Around<Operator: Reducer, Base: Reducer>: Reducer
where Operator.State == Base.State, Operator.Action == Base.Action {
  @usableFromInline let outer: Operator
  @usableFromInline let base: Base

  @inlinable
  init(_ outer: Operator, _ base: Base) {
    self.outer = outer
    self.base = base
  }

  @inlinable
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _reduceDirectly(into: &state, action: action)
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ReducerNode<Base.State, Base.Action> {
    outer._resolve(context).around(base._resolve(context))
  }

  public typealias Body = Never
}
