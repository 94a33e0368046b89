/// Called by macro expansions.
// The answers of endpoints of a recordable client. Answers that are not `Codable` are not recorded.
public enum _RecordableAnswers: _CodableAnswers {
  /// Called by macro expansions.
  @_disfavoredOverload
  public static func answer<Value>(_ endpoint: String, _ ask: () -> Value) -> Value {
    ask()
  }

  /// Called by macro expansions.
  @_disfavoredOverload
  public static func throwingAnswer<Value>(_ endpoint: String, _ ask: () throws -> Value) throws -> Value {
    try ask()
  }

  /// Called by macro expansions.
  @_disfavoredOverload
  public static func asyncAnswer<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async -> Value
  ) async -> Value {
    await ask()
  }

  /// Called by macro expansions.
  @_disfavoredOverload
  public static func asyncThrowingAnswer<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async throws -> Value
  ) async throws -> Value {
    try await ask()
  }
}
