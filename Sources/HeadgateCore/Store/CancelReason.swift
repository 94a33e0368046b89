/// Why an effect was cancelled, as far as reports tell it.
package enum CancelReason: UInt8, Sendable {
  /// Its send, its store or its child is gone.
  case other
  /// An effect with the same id started, with `cancelInFlight`.
  case idTaken
  /// The id was cancelled.
  case id
}
