/// An action that an effect sent: the moment when it was queued.
///
/// ```swift
/// let first = try recording.emissions(of: 3).first?.time
/// ```
public struct RecordedEmission: Codable, Hashable, Sendable {
  /// The number of the effect.
  public var effect: UInt64
  /// When the action was queued, in nanoseconds since the start of the recording.
  public var time: Int64

  package init(effect: UInt64, time: Int64) {
    self.effect = effect
    self.time = time
  }
}
