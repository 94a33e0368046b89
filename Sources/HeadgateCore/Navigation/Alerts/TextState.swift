/// The text of an alert, a dialog or a button, as part of a state.
///
/// The text is a string on every platform, so that tests do not need a view. Two texts are equal when their strings are
/// equal.
///
/// ```swift
/// let title = TextState("Delete \(count) files?")
/// ```
public struct TextState: Hashable, Sendable {
  let string: String

  /// Creates a text from any string, including an interpolated string.
  public init(_ content: some StringProtocol) {
    string = String(content)
  }

  /// Creates a text that is never localized.
  public init(verbatim content: String) {
    string = content
  }

  /// Returns the concatenation of two texts.
  ///
  /// ```swift
  /// let title = TextState("Delete ") + TextState(verbatim: name)
  /// ```
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    TextState(verbatim: lhs.string + rhs.string)
  }
}

extension String {
  /// Creates a string from a text.
  public init(state: TextState) {
    self = state.string
  }
}
