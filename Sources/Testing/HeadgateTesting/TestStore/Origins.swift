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
  /// How the test dealt with the action; nil while it waits, and for an action that the test sent.
  var end: ActionEndInTest?
}

/// The step of a test that received or skipped an action.
struct ActionEndInTest {
  var step: CallSite
  /// Whether the step received the action; false if the step skipped it.
  var isReceived: Bool
}

/// An effect in a test that has not ended.
struct EffectInTest {
  var description: EffectDescription
  /// The step of the test that led to the effect.
  var step: CallSite
}

/// An effect that was cancelled by its id.
struct CancelledEffect {
  var effect: EffectInTest
  var reason: CancelReason
  /// The last action before the cancellation.
  var action: UInt64?
}

extension [EffectInTest] {
  /// Returns the effects of each step of the test, in the order of the steps.
  func groupedByStep() -> [[EffectInTest]] {
    var groups: [[EffectInTest]] = []
    var positions: [String: Int] = [:]
    for effect in self {
      let step = "\(effect.step.fileID):\(effect.step.line):\(effect.step.column)"
      if let position = positions[step] {
        groups[position].append(effect)
      } else {
        positions[step] = groups.count
        groups.append([effect])
      }
    }
    return groups
  }
}
