public import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The string, so that a dump shows the text as a string; with styles, the calls that add them.
  public var customDumpValue: Any {
    form?.hasStyle == true ? StyledTextDump(code: code) : string
  }
}

extension TextState: CustomDebugStringConvertible {
  /// The string as a literal.
  ///
  /// ```swift
  /// print(TextState("Delete?"))  // "Delete?"
  /// ```
  public var debugDescription: String { string.debugDescription }
}

extension TextState: CustomReflectable {
  /// The mirror of the string, which has no children.
  public var customMirror: Mirror { Mirror(reflecting: string) }
}

extension TextState {
  /// Swift code that creates the text: `TextState("Delete").bold()`.
  package var code: String {
    switch form {
    case .joined(let first, let second)?: "\(first.code) + \(second.code)"
    case .styled(let text, let style)?:
      if case .joined? = text.form { "(\(text.code))\(style.code)" } else { "\(text.code)\(style.code)" }
    case .localized?, nil: "TextState(\(string.debugDescription))"
    }
  }
}

/// A text with styles in a dump: code without quotation marks.
private struct StyledTextDump: CustomDumpStringConvertible {
  let code: String

  var customDumpDescription: String { code }
}
