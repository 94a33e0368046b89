/// The role of a button, which determines its appearance and position.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
/// ```
public enum ButtonStateRole: String, Codable, Hashable, Sendable {
  /// The button cancels the operation.
  case cancel
  /// The button deletes data or does something else that cannot be undone.
  case destructive
}
