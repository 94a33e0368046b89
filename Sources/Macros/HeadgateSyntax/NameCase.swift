extension String {
  /// The name with lowercase letters up to its second word, as a property or a case is named: `urlField` for `URLField`.
  package var lowercasingFirstWord: String {
    let capitals = prefix(while: \.isUppercase)
    // The last capital letter of several starts the next word.
    let count = capitals.count > 1 && capitals.count < self.count ? capitals.count - 1 : capitals.count
    return prefix(count).lowercased() + dropFirst(count)
  }
}
