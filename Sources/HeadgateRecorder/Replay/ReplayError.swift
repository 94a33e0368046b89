public import HeadgateRecordings

/// Why a recording cannot be replayed.
///
/// ```swift
/// do {
///   try replay.go(to: 20)
/// } catch { print(error) }
/// ```
public enum ReplayError: Error, Sendable {
  /// The recording has no state to start with.
  case noState
  /// The actions or the states were recorded as texts, because their type is not `Codable`.
  case recordedAsText(type: String)
  /// A state cannot be decoded. The text is that of the decoder.
  case unreadableState(after: UInt64, problem: String)
  /// An action cannot be decoded. The text is that of the decoder.
  case unreadableAction(UInt64, name: String, problem: String)
  /// The recording has no action or state with this number.
  case noAction(UInt64)
  /// The recording cannot be read.
  case recording(RecordingError)
}

extension ReplayError: CustomStringConvertible {
  /// What happened, with the action, and what to do.
  public var description: String {
    switch self {
    case .noState:
      "The recording has no state to start with: the program was killed before the first one was written."
    case .recordedAsText(let type):
      """
      The recording has a text instead of a value, because '\(type)' was not 'Codable', or a value in it could not be encoded. The text \
      ends with the reason. Mend it, and record the session again.
      """
    case .unreadableState(let action, let problem):
      """
      The state after action \(action) cannot be decoded: \(problem). The type has changed since the recording. Give new properties a \
      default value in 'init(from:)', or pass a migration to the replay: '.state { $0["name"] = … }'.
      """
    case .unreadableAction(let number, let name, let problem):
      """
      Action \(number), '\(name)', cannot be decoded: \(problem). The type has changed since the recording. Decode the old form in \
      'init(from:)', or pass a migration to the replay: '.renamed(action:to:)' for a case with another name, and '.action(_:_:)' for \
      another payload.
      """
    case .noAction(let number): "The recording has no action \(number)."
    case .recording(let error): "\(error)"
    }
  }
}
