nonisolated extension String {
  /// The text without control characters and line breaks: what a field of one line takes of a pasted text.
  var withoutControlCharacters: String {
    var text = ""
    text.unicodeScalars.append(
      contentsOf: unicodeScalars.filter {
        ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
      }
    )
    return text
  }
}
