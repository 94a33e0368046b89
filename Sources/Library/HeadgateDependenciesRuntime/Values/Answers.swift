package import HeadgateSupport

/// The answers of dependencies that are recorded, and that a replay repeats.
package enum Answers {
  /// The exchange of the store that the calling code runs for, and the number of the effect; nil for code that nobody records.
  ///
  /// Cost: a few nanoseconds while nothing is recorded.
  package static var current: (exchange: any AnswerExchange, effect: UInt64?)? {
    if let frame = ReductionFrame.current {
      // Only an observed property is compared when it is set, so a replay does not repeat what its `==` asks.
      return frame.pointee.isComparing ? nil : AnswerSlot.inReduction.map { ($0, nil) }
    }
    guard AnswerSlot.isAnyActive, let effect = TaskContext.current.effect as? any AnsweredEffect,
      let slot = effect.answers
    else { return nil }
    return (slot.exchange, effect.number)
  }

  /// Returns the recorded answer in a replay. Otherwise asks the dependency, and notes its answer for a recorder.
  package static func answer<Value: Codable>(_ question: @autoclosure () -> String, _ ask: () -> Value) -> Value {
    guard let (exchange, effect) = current else { return ask() }
    let question = question()
    if case .value(let value)? = exchange.recorded(question, as: Value.self, effect: effect) { return value }
    let value = withoutInnerAnswers { ask() }
    exchange.note(question, .value(value), effect: effect)
    return value
  }

  /// Asks a dependency of a reducer. A replay has its answer, so it does not repeat what the dependency itself asks.
  private static func withoutInnerAnswers<Value>(_ ask: () throws -> Value) rethrows -> Value {
    guard let frame = ReductionFrame.current, AnswerSlot.inReduction?.givesAnswers != true else { return try ask() }
    let answers = frame.pointee.answers
    frame.pointee.answers = nil
    defer { frame.pointee.answers = answers }
    return try ask()
  }

  /// The same for a dependency that may throw.
  package static func throwingAnswer<Value: Codable>(
    _ question: @autoclosure () -> String,
    _ ask: () throws -> Value
  ) throws -> Value {
    guard let (exchange, effect) = current else { return try ask() }
    let question = question()
    switch exchange.recorded(question, as: Value.self, effect: effect) {
    case .value(let value): return value
    case .error(let description): throw RecordedFailure(description)
    case nil: break
    }
    do {
      let value = try withoutInnerAnswers { try ask() }
      exchange.note(question, .value(value), effect: effect)
      return value
    } catch {
      exchange.note(question, RecordedReply<Value>.error("\(error)"), effect: effect)
      throw error
    }
  }

  /// The same for a dependency that suspends, and may throw.
  package static func asyncThrowingAnswer<Value: Codable>(
    isolation: isolated (any Actor)? = #isolation,
    _ question: @autoclosure () -> String,
    _ ask: () async throws -> Value
  ) async throws -> Value {
    guard let (exchange, effect) = current else { return try await ask() }
    let question = question()
    switch exchange.recorded(question, as: Value.self, effect: effect) {
    case .value(let value): return value
    case .error(let description): throw RecordedFailure(description)
    case nil: break
    }
    do {
      let value = try await ask()
      exchange.note(question, .value(value), effect: effect)
      return value
    } catch {
      exchange.note(question, RecordedReply<Value>.error("\(error)"), effect: effect)
      throw error
    }
  }

  /// The same for a dependency that suspends.
  package static func asyncAnswer<Value: Codable>(
    isolation: isolated (any Actor)? = #isolation,
    _ question: @autoclosure () -> String,
    _ ask: () async -> Value
  ) async -> Value {
    guard let (exchange, effect) = current else { return await ask() }
    let question = question()
    if case .value(let value)? = exchange.recorded(question, as: Value.self, effect: effect) { return value }
    let value = await ask()
    exchange.note(question, .value(value), effect: effect)
    return value
  }
}
