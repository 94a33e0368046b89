/// Which actions the page of an inspected store can send.
///
/// ```swift
/// let inspection = try await store.inspect(sending: .everyAction)
/// ```
public enum InspectorSending: Sendable {
  /// The actions that a view can send: those of the kind `view`, and those without a kind.
  ///
  /// Sealed actions, and delegate, interface and internal actions of the store's feature and of children behind gates are refused.
  case viewActions
  /// Every action, also a sealed one and one inside a gate.
  case everyAction
}
