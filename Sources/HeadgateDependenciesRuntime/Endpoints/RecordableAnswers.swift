/// Called by macro expansions.
// The answers of endpoints of a recordable client. Answers that are not `Codable` are not recorded.
public enum _RecordableAnswers {
  /// Called by macro expansions.
  public static func answer<Value: Codable>(_ endpoint: String, _ ask: () -> Value) -> Value {
    _RecordedAnswers.answer(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func answer(_ endpoint: String, _ ask: () -> Void) {
    _RecordedAnswers.answer(endpoint, ask)
  }

  /// Called by macro expansions.
  @_disfavoredOverload
  public static func answer<Value>(_ endpoint: String, _ ask: () -> Value) -> Value {
    ask()
  }

  /// Called by macro expansions.
  public static func throwing<Value: Codable>(_ endpoint: String, _ ask: () throws -> Value) throws -> Value {
    try _RecordedAnswers.throwing(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func throwing(_ endpoint: String, _ ask: () throws -> Void) throws {
    try _RecordedAnswers.throwing(endpoint, ask)
  }

  /// Called by macro expansions.
  @_disfavoredOverload
  public static func throwing<Value>(_ endpoint: String, _ ask: () throws -> Value) throws -> Value {
    try ask()
  }

  /// Called by macro expansions.
  public static func async<Value: Codable>(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async -> Value
  ) async -> Value {
    await _RecordedAnswers.async(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func async(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async -> Void
  ) async {
    await _RecordedAnswers.async(endpoint, ask)
  }

  /// Called by macro expansions.
  @_disfavoredOverload
  public static func async<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async -> Value
  ) async -> Value {
    await ask()
  }

  /// Called by macro expansions.
  public static func asyncThrowing<Value: Codable>(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async throws -> Value
  ) async throws -> Value {
    try await _RecordedAnswers.asyncThrowing(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func asyncThrowing(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async throws -> Void
  ) async throws {
    try await _RecordedAnswers.asyncThrowing(endpoint, ask)
  }

  /// Called by macro expansions.
  @_disfavoredOverload
  public static func asyncThrowing<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async throws -> Value
  ) async throws -> Value {
    try await ask()
  }
}
