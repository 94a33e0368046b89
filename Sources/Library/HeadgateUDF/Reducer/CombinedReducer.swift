public import HeadgateCore

/// Several reducers as one: the result of ``combine(_:)`` and ``embed(_:_:)-(_,Reducer<Part>)``.
///
/// They run in order, and their side effects are merged. It is also a reducer of the engine. A feature with an enum of
/// actions can run it for a case with an `any Action` payload.
///
/// ```swift
/// enum Action { case legacy(any HeadgateUDF.Action) }
/// var body: some ReducerOf<Self> {
///   Scope(state: \.legacy, action: \.legacy) { CombinedReducer(legacyReducer) }
/// }
/// ```
public struct CombinedReducer<State>: _ResolvingReducer, Sendable {
  public typealias Action = any HeadgateUDF.Action

  typealias Part = @Sendable (_ResolutionContext) -> _ResolvedReducer<State, Action>
  let parts: [Part]

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Creates a reducer of the engine from a function.
  ///
  /// ```swift
  /// let reducer = CombinedReducer(userReducer)
  /// ```
  public init(_ reducer: @escaping Reducer<State>) {
    self.init { state, action in
      reducer(&state, action)
      return .none
    }
  }

  /// Creates a reducer of the engine from a function with side effects.
  ///
  /// ```swift
  /// let reducer = CombinedReducer(loading)
  /// ```
  @_disfavoredOverload
  public init(_ reducer: @escaping SideEffectReducer<State>) {
    self.init(parts: [{ _ in _ResolvedReducer(.calling(reducer)) }])
  }

  /// Internal to the library.
  // Called once for each store.
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    guard let first = parts.first else { return EmptyReducer()._resolve(context) }
    return parts.dropFirst().reduce(first(context)) { $0.followed(by: $1(context)) }
  }
}
