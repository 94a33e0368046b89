/// How a value was written.
///
/// ```swift
/// let isReplayable = action.coding == .json
/// ```
public enum RecordedCoding: Int, Codable, Hashable, Sendable {
  /// JSON, which can be decoded.
  case json = 0
  /// A text for people, because the type of the value is not `Codable`. It cannot be decoded.
  case dump = 1
}
