/// A short number for the state after an action: different numbers mean different states.
///
/// ```swift
/// let isChecked = try !recording.digests().isEmpty
/// ```
public struct RecordedDigest: Codable, Hashable, Sendable {
  /// The action after which the state had this digest.
  public var action: UInt64
  /// The digest.
  public var value: UInt64

  package init(action: UInt64, value: UInt64) {
    self.action = action
    self.value = value
  }
}
