import HeadgateCore
internal import HeadgateSupport

// Apart from the ledger, which is generic: what does not depend on the types of a feature is compiled once.

/// Where an action of a test comes from.
struct ActionOriginInTest {
  var cause: ActionCause
  /// The line of the feature that sent it.
  var fileID: StaticString
  var line: UInt
  /// The line of the test that it comes from in the end.
  var step: CallSite
  /// The number that the next element of a stack had before the action.
  var nextStackElement: UInt64
}

/// An effect of a test that has not ended.
struct EffectInTest {
  var description: EffectDescription
  /// The line of the test that it comes from.
  var step: CallSite
}
