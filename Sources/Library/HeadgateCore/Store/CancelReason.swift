/// Why an effect was cancelled, as far as reports tell it.
package enum CancelReason: UInt8, Sendable {
  /// Its send or its store is gone.
  case other
  /// An effect with the same id started, with `cancelInFlight`.
  case idTaken
  /// The id was cancelled.
  case id
  /// Its child is gone, or was replaced.
  case childGone
  /// A person cancelled it with a tool.
  case tool
}
