/// A row of a recording, as it is written to the file, and as a line of JSON.
package enum RecordingRow: Hashable, Sendable {
  case info(key: String, value: String)
  case action(RecordedAction)
  case effect(RecordedEffect)
  /// The end of an effect that is in the file, or in an earlier row.
  case effectEnd(RecordedEffectEnd)
  case emission(RecordedEmission)
  case answer(RecordedAnswer)
  case sharedChange(RecordedSharedChange)
  case snapshot(RecordedSnapshot)
  case digest(RecordedDigest)
}
