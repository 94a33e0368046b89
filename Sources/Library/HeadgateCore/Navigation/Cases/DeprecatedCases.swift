/// Called by macro expansions.
// Calls through a protocol avoid deprecation warnings: the compiler warns only where code names a deprecated declaration.
public enum _DeprecatedCases {
  /// Called by macro expansions.
  @inlinable
  public static func areEqual<Value: _CaseReducerValue>(_ lhs: Value, _ rhs: Value) -> Bool {
    Value._areEqual(lhs, rhs)
  }

  /// Called by macro expansions.
  @inlinable
  public static func body<R: CaseReducer>(of: R.Type) -> R.Body { R._ownBody }
}
