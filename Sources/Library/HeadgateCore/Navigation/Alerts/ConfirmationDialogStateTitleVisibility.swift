/// The visibility of a dialog's title.
///
/// ```swift
/// ConfirmationDialogState(titleVisibility: .visible) { TextState("Delete?") }
/// ```
public enum ConfirmationDialogStateTitleVisibility: String, Codable, Hashable, Sendable {
  /// The default of the platform.
  case automatic
  /// The title is hidden. VoiceOver still reads it.
  case hidden
  /// The title is visible.
  case visible
}
