/// Sees the answers of a store's dependencies: a recorder notes them, and a replay gives them instead of the dependencies.
///
/// Reducers ask on the store's actor, and effects on any thread.
package protocol AnswerExchange: AnyObject, Sendable {
  /// Returns the recorded answer; nil if the dependency must answer.
  ///
  /// - Parameter effect: The number of the effect that asks; nil for a reducer.
  func recorded<Value: Codable>(_ question: String, as type: Value.Type, effect: UInt64?) -> RecordedReply<Value>?

  /// Notes the answer of a dependency.
  func note<Value: Codable>(_ question: String, _ reply: RecordedReply<Value>, effect: UInt64?)

  /// Whether the answers come from a recording.
  var givesAnswers: Bool { get }

  /// Notes that a reducer used a dependency that has no value in tests and no recorded answer. Returns whether its own report is not needed.
  func noteUnrecorded(_ dependency: String) -> Bool

  /// Notes that a reducer read a value that was left out of the recording.
  func noteReadOfRedacted(_ type: Any.Type)
}

/// The answer of a dependency.
package enum RecordedReply<Value> {
  case value(Value)
  /// The dependency threw an error with this description.
  case error(String)
}

extension RecordedReply: Sendable where Value: Sendable {}

/// An effect, as code that asks a dependency sees it.
package protocol AnsweredEffect: AnyObject, Sendable {
  var answers: AnswerSlot? { get }
  var number: UInt64 { get }
}
