extension Fix.Edit {
  /// Removes a range of bytes.
  package static func removing(from start: Int, to end: Int) -> Self {
    Fix.Edit(SourceRange(offset: start, length: end - start), "")
  }

  /// Replaces a range of bytes.
  package static func replacing(from start: Int, to end: Int, with text: String) -> Self {
    Fix.Edit(SourceRange(offset: start, length: end - start), text)
  }
}
