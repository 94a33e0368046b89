/// Whether a dialog shows its title.
///
/// ```swift
/// ConfirmationDialogState(titleVisibility: .visible) { TextState("Delete?") }
/// ```
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// As is usual on the platform.
  case automatic
  /// The title is not shown; it is still read aloud.
  case hidden
  /// The title is shown.
  case visible
}
