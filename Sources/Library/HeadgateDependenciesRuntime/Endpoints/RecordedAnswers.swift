internal import HeadgateSupport

/// Called by macro expansions.
// The answers of endpoints that must be recordable.
public enum _RecordedAnswers: _CodableAnswers {
  /// Called by macro expansions.
  // One relaxed load.
  public static var isActive: Bool { AnswerSlot.isAnyActive }
}

/// Called by macro expansions.
// What endpoints that must be recordable and those that may be have in common.
public protocol _CodableAnswers {}

extension _CodableAnswers {
  /// Called by macro expansions.
  public static func answer<Value: Codable>(_ endpoint: String, _ ask: () -> Value) -> Value {
    Answers.answer(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func call(_ endpoint: String, _ ask: () -> Void) {
    _ = Answers.answer(endpoint) { () -> NoValue in
      ask()
      return NoValue()
    }
  }

  /// Called by macro expansions.
  public static func throwingAnswer<Value: Codable>(_ endpoint: String, _ ask: () throws -> Value) throws -> Value {
    try Answers.throwingAnswer(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func throwingCall(_ endpoint: String, _ ask: () throws -> Void) throws {
    _ = try Answers.throwingAnswer(endpoint) { () -> NoValue in
      try ask()
      return NoValue()
    }
  }

  /// Called by macro expansions.
  public static func asyncAnswer<Value: Codable>(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async -> Value
  ) async -> Value {
    await Answers.asyncAnswer(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func asyncCall(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async -> Void
  ) async {
    _ = await Answers.asyncAnswer(endpoint) { () -> NoValue in
      await ask()
      return NoValue()
    }
  }

  /// Called by macro expansions.
  public static func asyncThrowingAnswer<Value: Codable>(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async throws -> Value
  ) async throws -> Value {
    try await Answers.asyncThrowingAnswer(endpoint, ask)
  }

  /// Called by macro expansions.
  public static func asyncThrowingCall(
    isolation: isolated (any Actor)? = #isolation,
    _ endpoint: String,
    _ ask: () async throws -> Void
  ) async throws {
    _ = try await Answers.asyncThrowingAnswer(endpoint) { () -> NoValue in
      try await ask()
      return NoValue()
    }
  }
}

/// The answer of an endpoint without a result: it was called.
private struct NoValue: Codable {}
