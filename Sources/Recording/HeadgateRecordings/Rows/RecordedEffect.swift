/// An effect of a recording.
///
/// ```swift
/// let running = try recording.effects().filter { $0.end == nil }
/// ```
public struct RecordedEffect: Codable, Hashable, Sendable {
  /// How an effect ended.
  public enum Ending: Int, Codable, Hashable, Sendable {
    /// Its operation returned.
    case finished = 0
    /// It was cancelled.
    case cancelled = 1
  }

  /// Why an effect was cancelled.
  public enum CancelReason: Int, Codable, Hashable, Sendable {
    /// The send that started it was cancelled, such as by the end of a view's task, or its store ended.
    case other = 0
    /// An effect with the same id started, and cancelled those in flight.
    case idTaken = 1
    /// Its id was cancelled.
    case id = 2
    /// The feature that it belongs to is gone: dismissed, removed, or replaced.
    case featureEnded = 3
    /// A person cancelled it with a tool, such as the inspector.
    case tool = 4
  }

  /// The number of the effect in its store.
  public var number: UInt64
  /// The name that was passed to `.run`.
  public var name: String?
  /// The action that returned the effect; nil for an effect that an effect of no action started.
  public var action: UInt64?
  /// The file that created the effect.
  public var file: String
  /// The line that created the effect, starting at 1.
  public var line: Int
  /// When the operation started, in nanoseconds since the start of the recording.
  public var start: Int64
  /// When the effect ended; nil if it was running at the end of the recording.
  public var end: Int64?
  /// How the effect ended; nil if it was running at the end of the recording.
  public var ending: Ending?
  /// Why the effect was cancelled; nil if it was not, and in recordings of earlier releases.
  public var cancelReason: CancelReason?
  /// The number of the action whose reduction cancelled the effect; nil if no action did.
  public var cancelAction: UInt64?

  package init(
    number: UInt64,
    name: String?,
    action: UInt64?,
    file: String,
    line: Int,
    start: Int64,
    end: Int64? = nil,
    ending: Ending? = nil,
    cancelReason: CancelReason? = nil,
    cancelAction: UInt64? = nil
  ) {
    self.number = number
    self.name = name
    self.action = action
    self.file = file
    self.line = line
    self.start = start
    self.end = end
    self.ending = ending
    self.cancelReason = cancelReason
    self.cancelAction = cancelAction
  }
}
