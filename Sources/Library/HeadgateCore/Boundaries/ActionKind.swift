/// The kind of an action: its sender and its receivers.
///
/// ```swift
/// if gate.kind == .view { analytics.track("\(gate)") }
/// ```
public enum ActionKind: String, Sendable, CaseIterable {
  /// An action that the feature's own view sends.
  case view
  /// An action that the feature sends to its parent.
  case delegate
  /// An action that a parent sends to the feature.
  case interface
  /// An action that the feature and its effects send to the feature.
  case `internal`
}
