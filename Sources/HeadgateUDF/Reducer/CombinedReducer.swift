public import HeadgateCore

/// Several reducers as one: what ``combine(_:)`` and ``embed(_:_:)-(_,Reducer<Part>)`` make.
///
/// It is a reducer of the engine, too: a feature with an enum of actions holds one where its case carries `any Action`.
///
/// ```swift
/// enum Action { case legacy(any HeadgateUDF.Action) }
/// var body: some ReducerOf<Self> {
///   Scope(state: \.legacy, action: \.legacy) { CombinedReducer(legacyReducer) }
/// }
/// ```
public struct CombinedReducer<State>: HeadgateCore.Reducer, Sendable {
  public typealias Action = any HeadgateUDF.Action
  /// None: it implements `reduce(into:action:)`.
  ///
  /// ```swift
  /// let body: CombinedReducer<AppState>.Body.Type = Never.self
  /// ```
  public typealias Body = Never

  typealias Part = @Sendable (_ResolutionContext) -> _ResolvedReducer<State, Action>
  let parts: [Part]

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Makes a reducer of the engine of a function.
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

  /// Makes a reducer of the engine of a function with side effects.
  ///
  /// ```swift
  /// let reducer = CombinedReducer(loading)
  /// ```
  @_disfavoredOverload
  public init(_ reducer: @escaping SideEffectReducer<State>) {
    self.init(parts: [{ _ in _ResolvedReducer(.calling(reducer)) }])
  }

  /// Runs all reducers in their order, and merges their side effects.
  ///
  /// ```swift
  /// let effect = reducer.reduce(into: &state, action: UserLoaded(user: user))
  /// ```
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }

  /// The reducers as a store runs them; asked once for each store.
  ///
  /// ```swift
  /// let node = reducer._resolve(context)
  /// ```
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    guard let first = parts.first else { return EmptyReducer()._resolve(context) }
    return parts.dropFirst().reduce(first(context)) { $0.followed(by: $1(context)) }
  }
}
