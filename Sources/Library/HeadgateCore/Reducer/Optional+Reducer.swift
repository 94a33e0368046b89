/// An optional reducer. It does nothing if it is nil.
extension Optional: _ReducerMacro, Reducer where Wrapped: Reducer {
  /// Runs the reducer if it is not nil.
  @inlinable
  public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
    guard let self else { return .none }
    return self.reduce(into: &state, action: action)
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Wrapped.State, Wrapped.Action> {
    guard let self else { return _ResolvedReducer() }
    return self._resolve(context)
  }

  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action
  public typealias Body = Never
}
