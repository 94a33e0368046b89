/// Combines reducers into one. Each action is passed to the reducers in declaration order.
///
/// A statement is a reducer, a reducer with side effects or a combined reducer. `if`, `switch` and `for` are evaluated once.
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

/// The result builder of ``combine(_:)``.
@resultBuilder
public enum CombineBuilder<State> {
  /// Adds a reducer.
  public static func buildExpression(_ reducer: @escaping Reducer<State>) -> CombinedReducer<State> {
    CombinedReducer(reducer)
  }

  /// Adds a reducer with side effects.
  @_disfavoredOverload
  public static func buildExpression(_ reducer: @escaping SideEffectReducer<State>) -> CombinedReducer<State> {
    CombinedReducer(reducer)
  }

  /// Adds combined reducers.
  public static func buildExpression(_ reducer: CombinedReducer<State>) -> CombinedReducer<State> { reducer }

  /// Combines all statements in order.
  public static func buildBlock(_ reducers: CombinedReducer<State>...) -> CombinedReducer<State> {
    buildArray(reducers)
  }

  /// Combines the statements of a loop.
  ///
  /// ```swift
  /// combine { for reducer in plugins { reducer } }
  /// ```
  public static func buildArray(_ reducers: [CombinedReducer<State>]) -> CombinedReducer<State> {
    CombinedReducer(parts: reducers.flatMap(\.parts))
  }

  /// Adds the statements of an `if` without `else`.
  ///
  /// ```swift
  /// combine { if isLogging { logging } }
  /// ```
  public static func buildOptional(_ reducer: CombinedReducer<State>?) -> CombinedReducer<State> {
    reducer ?? CombinedReducer(parts: [])
  }

  /// Adds the first branch.
  ///
  /// ```swift
  /// combine { if isNew { newReducer } else { oldReducer } }
  /// ```
  public static func buildEither(first reducer: CombinedReducer<State>) -> CombinedReducer<State> { reducer }

  /// Adds the other branch.
  public static func buildEither(second reducer: CombinedReducer<State>) -> CombinedReducer<State> { reducer }
}
