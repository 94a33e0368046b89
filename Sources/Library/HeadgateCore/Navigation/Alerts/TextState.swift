/// The text of an alert, a dialog or a button, as part of a state.
///
/// The text is a string on every platform, so that tests do not need a view. With SwiftUI, it can also have styles, and its string
/// can come from a table of translations. Two texts are equal when their strings and their styles are equal.
///
/// ```swift
/// let title = TextState("Delete \(count) files?")
/// ```
public struct TextState: Sendable {
  package let string: String
  /// What a view shows in place of the string; nil for a text without styles.
  package let form: TextForm?

  package init(string: String, form: TextForm?) {
    self.string = string
    self.form = form
  }

  /// Creates a text from any string. With SwiftUI, a literal is the key of a translation in place of it.
  // Disfavored for this reason.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(string: String(content), form: nil)
  }

  /// Creates a text that is never localized.
  public init(verbatim content: String) {
    self.init(string: content, form: nil)
  }

  /// Returns the concatenation of two texts.
  ///
  /// ```swift
  /// let title = TextState("Delete ") + TextState(verbatim: name)
  /// ```
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    let isPlain = lhs.form == nil && rhs.form == nil
    return TextState(string: lhs.string + rhs.string, form: isPlain ? nil : .joined(lhs, rhs))
  }
}

extension String {
  /// Creates a string from a text.
  public init(state: TextState) {
    self = state.string
  }
}
