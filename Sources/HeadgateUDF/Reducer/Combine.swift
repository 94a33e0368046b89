/// Makes one reducer of several, which see each action in this order.
///
/// Statements are reducers, reducers with side effects, and other combinations; `if`, `switch` and `for` are asked once, here.
///
/// ```swift
/// let appReducer: CombinedReducer<AppState> = combine {
///   embed(\.user, userReducer)
///   loading
/// }
/// ```
public func combine<State>(
  @CombineBuilder<State> _ reducers: () -> CombinedReducer<State>
) -> CombinedReducer<State> {
  reducers()
}

/// Puts the statements of ``combine(_:)`` together.
///
/// ```swift
/// @CombineBuilder<AppState> func reducers() -> CombinedReducer<AppState> { userReducer; loading }
/// ```
@resultBuilder
public enum CombineBuilder<State> {
  /// A reducer.
  ///
  /// ```swift
  /// combine { userReducer }
  /// ```
  public static func buildExpression(_ reducer: @escaping Reducer<State>) -> CombinedReducer<State> {
    CombinedReducer(reducer)
  }

  /// A reducer with side effects.
  ///
  /// ```swift
  /// combine { loading }
  /// ```
  @_disfavoredOverload
  public static func buildExpression(_ reducer: @escaping SideEffectReducer<State>) -> CombinedReducer<State> {
    CombinedReducer(reducer)
  }

  /// Reducers that are combined already.
  ///
  /// ```swift
  /// combine { embed(\.user, userReducer) }
  /// ```
  public static func buildExpression(_ reducer: CombinedReducer<State>) -> CombinedReducer<State> { reducer }

  /// All statements, in their order.
  ///
  /// ```swift
  /// combine { userReducer; loading }
  /// ```
  public static func buildBlock(_ reducers: CombinedReducer<State>...) -> CombinedReducer<State> {
    buildArray(reducers)
  }

  /// The statements of a loop.
  ///
  /// ```swift
  /// combine { for reducer in plugins { reducer } }
  /// ```
  public static func buildArray(_ reducers: [CombinedReducer<State>]) -> CombinedReducer<State> {
    CombinedReducer(parts: reducers.flatMap(\.parts))
  }

  /// The statements of an `if` without `else`.
  ///
  /// ```swift
  /// combine { if isLogging { logging } }
  /// ```
  public static func buildOptional(_ reducer: CombinedReducer<State>?) -> CombinedReducer<State> {
    reducer ?? CombinedReducer(parts: [])
  }

  /// The first branch.
  ///
  /// ```swift
  /// combine { if isNew { newReducer } else { oldReducer } }
  /// ```
  public static func buildEither(first reducer: CombinedReducer<State>) -> CombinedReducer<State> { reducer }

  /// The other branch.
  ///
  /// ```swift
  /// combine { if isNew { newReducer } else { oldReducer } }
  /// ```
  public static func buildEither(second reducer: CombinedReducer<State>) -> CombinedReducer<State> { reducer }
}
