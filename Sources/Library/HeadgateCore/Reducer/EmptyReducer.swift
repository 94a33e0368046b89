/// A reducer that does nothing.
///
/// ```swift
/// var body: some ReducerOf<Self> { EmptyReducer() }
/// ```
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates a reducer that does nothing.
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    _ResolvedReducer()
  }

  public typealias Body = Never
}
