/// A state of a recording.
///
/// ```swift
/// let initialState = try recording.snapshots().first?.state
/// ```
public struct RecordedSnapshot: Codable, Hashable, Sendable {
  /// The action after which the state was written; the number before the first recorded action for the initial state.
  public var action: UInt64
  /// When the state was written, in nanoseconds since the start of the recording.
  public var time: Int64
  /// How the state was written.
  public var coding: RecordedCoding
  /// The state.
  public var state: String

  package init(action: UInt64, time: Int64, coding: RecordedCoding, state: String) {
    self.action = action
    self.time = time
    self.coding = coding
    self.state = state
  }
}
