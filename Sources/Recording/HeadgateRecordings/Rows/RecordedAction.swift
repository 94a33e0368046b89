/// An action of a recording.
///
/// ```swift
/// for action in try recording.actions(in: 1...20) { print(action.number, action.name, action.payload) }
/// ```
public struct RecordedAction: Codable, Hashable, Sendable {
  /// The number of the action in its store, starting at 1.
  public var number: UInt64
  /// The cases of the action, without payloads: `.view(.deleteTapped)`.
  public var name: String
  /// What sent the action.
  public var cause: RecordedCause
  /// The file that sent the action.
  public var file: String
  /// The line that sent the action, starting at 1.
  public var line: Int
  /// When the reduction began, in nanoseconds since the start of the recording.
  public var time: Int64
  /// How long the reduction took, in nanoseconds.
  public var duration: Int64
  /// How the payload was written.
  public var coding: RecordedCoding
  /// The action, with its payloads.
  public var payload: String

  package init(
    number: UInt64,
    name: String,
    cause: RecordedCause,
    file: String,
    line: Int,
    time: Int64,
    duration: Int64,
    coding: RecordedCoding,
    payload: String
  ) {
    self.number = number
    self.name = name
    self.cause = cause
    self.file = file
    self.line = line
    self.time = time
    self.duration = duration
    self.coding = coding
    self.payload = payload
  }
}
