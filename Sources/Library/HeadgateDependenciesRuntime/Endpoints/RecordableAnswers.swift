/// Called by macro expansions.
// The answers of endpoints of a recordable client. Answers that are not `Codable` are not recorded.
public enum _RecordableAnswers {
  /// Called by macro expansions.
  public static func answer<Value: Codable>(_ endpoint: String, _ ask: () -> Value) -> Value {
    _RecordedAnswers.answer(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func call(_ endpoint: String, _ ask: () -> Void) {
    _RecordedAnswers.call(endpoint, ask)
  }

  /// Called by macro expansions.
  @_disfavoredOverload
  public static func answer<Value>(_ endpoint: String, _ ask: () -> Value) -> Value {
    ask()
  }

  /// Called by macro expansions.
  public static func throwingAnswer<Value: Codable>(_ endpoint: String, _ ask: () throws -> Value) throws -> Value {
    try _RecordedAnswers.throwingAnswer(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func throwingCall(_ endpoint: String, _ ask: () throws -> Void) throws {
    try _RecordedAnswers.throwingCall(endpoint, ask)
  }

  /// Called by macro expansions.
  @_disfavoredOverload
  public static func throwingAnswer<Value>(_ endpoint: String, _ ask: () throws -> Value) throws -> Value {
    try ask()
  }

  /// Called by macro expansions.
  public static func asyncAnswer<Value: Codable>(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async -> Value
  ) async -> Value {
    await _RecordedAnswers.asyncAnswer(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func asyncCall(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async -> Void
  ) async {
    await _RecordedAnswers.asyncCall(endpoint, ask)
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
  public static func asyncThrowingAnswer<Value: Codable>(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async throws -> Value
  ) async throws -> Value {
    try await _RecordedAnswers.asyncThrowingAnswer(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func asyncThrowingCall(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async throws -> Void
  ) async throws {
    try await _RecordedAnswers.asyncThrowingCall(endpoint, ask)
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
