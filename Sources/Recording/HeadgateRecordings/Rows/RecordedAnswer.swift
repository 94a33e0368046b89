/// An answer of a dependency.
///
/// ```swift
/// for answer in try recording.answers(to: 12) { print(answer.name, answer.value) }
/// ```
public struct RecordedAnswer: Codable, Hashable, Sendable {
  /// The action that was reduced when the dependency answered. For an answer to an effect, the last action before.
  public var action: UInt64
  /// The effect that asked; nil if a reducer asked.
  public var effect: UInt64?
  /// The dependency: `uuid`, or `FileClient.list`.
  public var name: String
  /// When it answered, in nanoseconds since the start of the recording.
  public var time: Int64
  /// Whether it threw an error. Then the value is the description of the error, as a JSON string.
  public var isError: Bool
  /// The answer, as JSON.
  public var value: String

  package init(action: UInt64, effect: UInt64?, name: String, time: Int64, isError: Bool, value: String) {
    self.action = action
    self.effect = effect
    self.name = name
    self.time = time
    self.isError = isError
    self.value = value
  }
}
