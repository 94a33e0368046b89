extension String {
  /// The text with every line but the first moved to the right, to stand in the middle of a literal.
  package func indented(_ width: Int) -> String {
    replacing("\n", with: "\n" + String(repeating: " ", count: width))
  }
}
