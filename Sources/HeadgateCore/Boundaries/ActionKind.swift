/// Who sends an action and who may react to it.
///
/// ```swift
/// if gate.kind == .view { analytics.track("\(gate)") }
/// ```
public enum ActionKind: String, Sendable, CaseIterable {
  /// What the feature's own view sends.
  case view
  /// What the feature tells its parent.
  case delegate
  /// What a parent tells the feature.
  case interface
  /// What the feature and its effects send to the feature.
  case `internal`
}
