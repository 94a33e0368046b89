/// A change of a shared value.
///
/// ```swift
/// let bookmarks = try recording.sharedChanges().filter { $0.name.contains("bookmarks") }
/// ```
public struct RecordedSharedChange: Codable, Hashable, Sendable {
  /// The action during or after which the value changed; 0 before the first action.
  public var action: UInt64
  /// What changed the value.
  public var cause: RecordedCause
  /// The number of the shared value in this recording.
  public var reference: UInt64
  /// The key of the value, or its type.
  public var name: String
  /// When the value changed, in nanoseconds since the start of the recording.
  public var time: Int64
  /// How the value was written.
  public var coding: RecordedCoding
  /// The new value.
  public var value: String

  package init(
    action: UInt64,
    cause: RecordedCause,
    reference: UInt64,
    name: String,
    time: Int64,
    coding: RecordedCoding,
    value: String
  ) {
    self.action = action
    self.cause = cause
    self.reference = reference
    self.name = name
    self.time = time
    self.coding = coding
    self.value = value
  }
}
