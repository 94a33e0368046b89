extension String {
  /// The name as it is written in code: in backticks if it is a raw identifier, such as `_my count`.
  package var identifier: String {
    let isPlain =
      unicodeScalars.allSatisfy { $0 == "_" || $0 == "$" || $0.properties.isXIDContinue }
      && unicodeScalars.first.map { $0 == "_" || $0 == "$" || $0.properties.isXIDStart } ?? true
    return isPlain ? self : "`\(self)`"
  }

  /// The name as a label. Other keywords in backticks would be a warning.
  package var label: String {
    ["inout", "let", "var"].contains(self) ? "`\(self)`" : identifier
  }

  /// The text as a string literal. Of the characters with a meaning in a literal, a raw identifier can contain quotation marks only.
  package var literal: String {
    "\"\(replacing("\"", with: "\\\""))\""
  }
}
