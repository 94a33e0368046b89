import HeadgateCore
internal import HeadgateSupport

// Separate from the generic ledger: code that does not depend on the types of a feature is compiled once.

/// The origin of an action in a test.
struct ActionOriginInTest {
  var cause: ActionCause
  /// The line of the feature that sent the action.
  var fileID: StaticString
  var line: UInt
  /// The step of the test that led to the action.
  var step: CallSite
  /// The number of the next stack element before the action.
  var nextStackElement: UInt64
}

/// An effect in a test that has not ended.
struct EffectInTest {
  var description: EffectDescription
  /// The step of the test that led to the effect.
  var step: CallSite
}
