/// What a button means, for a view to show and to place it.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
/// ```
public enum ButtonStateRole: Hashable, Sendable {
  /// The button leaves everything as it is.
  case cancel
  /// The button deletes something or does something else that cannot be taken back.
  case destructive
}
