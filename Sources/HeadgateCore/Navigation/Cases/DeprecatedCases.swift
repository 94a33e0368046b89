/// What expansions of `@Reducer` on an enum with deprecated cases go through: the compiler warns of a deprecated declaration where
/// it is named, and not where a protocol leads to it.
///
/// ```swift
/// let body = _DeprecatedCases.body(of: Destination.self)
/// ```
public enum _DeprecatedCases {
  /// Whether two states or actions are equal.
  ///
  /// ```swift
  /// assert(_DeprecatedCases.areEqual(state, state))
  /// ```
  @inlinable
  public static func areEqual<Value: _CaseReducerValue>(_ lhs: Value, _ rhs: Value) -> Bool {
    Value._areEqual(lhs, rhs)
  }

  /// The reducers of all cases.
  ///
  /// ```swift
  /// let body = _DeprecatedCases.body(of: Destination.self)
  /// ```
  @inlinable
  public static func body<R: CaseReducer>(of: R.Type) -> R.Body { R._ownBody }
}
