extension String {
  /// Returns the text with every line except the first indented, for use inside a literal.
  package func indented(_ width: Int) -> String {
    replacing("\n", with: "\n" + String(repeating: " ", count: width))
  }
}
