internal import HeadgateSupport

extension TextState: Hashable {
  /// Returns whether both texts have equal strings and equal styles.
  ///
  /// It does not matter from which table a string was translated.
  public static func == (lhs: TextState, rhs: TextState) -> Bool {
    guard lhs.string == rhs.string else { return false }
    switch (lhs.styledForm, rhs.styledForm) {
    case (nil, nil): return true
    case (.joined(let first, let second), .joined(let otherFirst, let otherSecond)):
      return first == otherFirst && second == otherSecond
    case (.styled(let text, let style), .styled(let otherText, let otherStyle)):
      return style.isEqual(to: otherStyle) && text == otherText
    default: return false
    }
  }

  /// Hashes the string. Equal texts have equal strings.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
  }

  /// The form, if a part of the text has a style.
  private var styledForm: TextForm? {
    guard let form, form.hasStyle else { return nil }
    return form
  }
}
