/// A reducer that does nothing.
///
/// ```swift
/// var body: some ReducerOf<Self> { EmptyReducer() }
/// ```
public struct EmptyReducer<State, Action>: Reducer {
  /// Makes a reducer that does nothing.
  ///
  /// ```swift
  /// let nothing = EmptyReducer<Int, Int>()
  /// ```
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
