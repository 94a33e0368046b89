/// A text in a state: what an alert, a dialog or a button says.
///
/// It is a string on every platform, so that a feature can be tested where no view is. Two texts are equal when their
/// strings are.
///
/// ```swift
/// let title = TextState("Delete \(count) files?")
/// ```
public struct TextState: Hashable, Sendable {
  let string: String

  /// A text of any kind of string, an interpolated one included.
  ///
  /// ```swift
  /// let title = TextState("Delete \(name)?")
  /// ```
  public init(_ content: some StringProtocol) {
    string = String(content)
  }

  /// A text that is shown as it is and never looked up in a table of translations.
  ///
  /// ```swift
  /// let name = TextState(verbatim: "notes.txt")
  /// ```
  public init(verbatim content: String) {
    string = content
  }

  /// Two texts, one behind the other.
  ///
  /// ```swift
  /// let title = TextState("Delete ") + TextState(verbatim: name)
  /// ```
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    TextState(verbatim: lhs.string + rhs.string)
  }
}

extension String {
  /// The string of a text.
  ///
  /// ```swift
  /// assert(String(state: TextState("Delete?")) == "Delete?")
  /// ```
  public init(state: TextState) {
    self = state.string
  }
}
