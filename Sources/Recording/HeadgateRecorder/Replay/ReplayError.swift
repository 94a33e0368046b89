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
  /// A state was recorded as a text: its type was not `Codable`, or a value in it could not be encoded.
  case stateRecordedAsText(after: UInt64, type: String)
  /// An action was recorded as a text: its type was not `Codable`, or a value in it could not be encoded.
  case actionRecordedAsText(UInt64, name: String, type: String)
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
    case .stateRecordedAsText(let action, let type):
      """
      The state after action \(action) was recorded as a text, because '\(type)' was not 'Codable', or a value in it could not be encoded. \
      \(UndecodedValues.advice("export FILE")). Correct the cause, and record the session again.
      """
    case .actionRecordedAsText(let number, let name, let type):
      """
      Action \(number), '\(name)', was recorded as a text, because '\(type)' was not 'Codable', or a value in it could not be encoded. \
      \(UndecodedValues.advice("show FILE \(number)")). Correct the cause, and record the session again.
      """
    case .unreadableState(let action, let problem):
      """
      The state after action \(action) cannot be decoded: \(problem). If the type has changed since the recording, give new properties a \
      default value in 'init(from:)', or pass a migration to the replay: '.state { $0["name"] = … }'.
      """
    case .unreadableAction(let number, let name, let problem):
      """
      Action \(number), '\(name)', cannot be decoded: \(problem). If the type has changed since the recording, decode the old form in \
      'init(from:)', or pass a migration to the replay: '.renamed(action:to:)' for a case with another name, and '.action(_:_:)' for \
      another payload.
      """
    case .noAction(let number): "The recording has no action \(number)."
    case .recording(let error): "\(error)"
    }
  }
}
