/// The end of an effect whose start is in an earlier row.
package struct RecordedEffectEnd: Codable, Hashable, Sendable {
  package var number: UInt64
  package var time: Int64
  package var ending: RecordedEffect.Ending
  package var cancelReason: RecordedEffect.CancelReason?
  package var cancelAction: UInt64?

  package init(
    number: UInt64,
    time: Int64,
    ending: RecordedEffect.Ending,
    cancelReason: RecordedEffect.CancelReason? = nil,
    cancelAction: UInt64? = nil
  ) {
    self.number = number
    self.time = time
    self.ending = ending
    self.cancelReason = cancelReason
    self.cancelAction = cancelAction
  }
}
