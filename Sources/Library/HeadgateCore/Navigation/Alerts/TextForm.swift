/// How a view shows a text. Only a user interface framework creates one.
package indirect enum TextForm: Sendable {
  /// The string is a translation. The value is what the framework translates it from.
  case localized(any Sendable)
  /// A text that follows another text.
  case joined(TextState, TextState)
  /// A text with a style.
  case styled(TextState, any TextStyle)

  /// Whether a part of the text has a style.
  var hasStyle: Bool {
    switch self {
    case .localized: false
    case .joined(let first, let second): first.form?.hasStyle == true || second.form?.hasStyle == true
    case .styled: true
    }
  }
}

/// A style of a user interface framework: bold, a font, a label for VoiceOver.
package protocol TextStyle: Equatable, Sendable {
  /// The call that adds the style, for dumps and reports: `.bold()`.
  var code: String { get }
}
