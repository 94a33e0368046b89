public import HeadgateRecordings

/// The first difference between a recorded state and the state of the replay.
///
/// ```swift
/// if let divergence = try replay.check() { print(divergence) }
/// ```
public struct ReplayDivergence: Sendable, CustomStringConvertible {
  /// The actions of which one caused the difference: one action in the checked mode, else those since the last equal state.
  public let actions: ClosedRange<UInt64>
  /// The last of these actions.
  public let action: RecordedAction?
  /// The difference of the states: a line with `-` is recorded, a line with `+` is replayed. Long unchanged parts are left out.
  public let difference: String
  /// What may have steered the reducers of these actions, and is not in the recording.
  public let findings: [ReplayFinding]

  /// After which actions the states differ, for a sentence.
  var place: String {
    actions.count == 1
      ? "after action \(actions.upperBound)" : "after one of the actions \(actions.lowerBound) to \(actions.upperBound)"
  }

  /// The actions, the difference and the findings, for people.
  public var description: String {
    let name = actions.count == 1 ? action.map { ", '\($0.name)'" } ?? "" : ""
    let causes =
      findings.isEmpty
      ? """
      • The reducers may have changed since the recording: then this is what their change did.
      • If they have not changed, a reducer depends on something that is neither its state, its action, nor a recorded dependency, such \
      as a global variable, the time, or the order of a set. Make it a dependency.
      """
      : findings.map(\.description).joined(separator: "\n")
    return """
      The replayed state differs from the recorded one \(place)\(name) (- recorded, + replayed):

      \(difference)

      \(causes)
      """
  }
}
