import HeadgateSyntax

extension NameWords {
  /// Returns the name of the event that a command certainly stands for; nil when only the author knows it.
  ///
  /// `setName` is `nameChanged`, and `handleSaveTapped` is `saveTapped`.
  static func event(for name: String) -> String? {
    let words = NameWords(name).words
    guard words.count > 1, let first = words.first, name.hasPrefix(first) else { return nil }
    let rest = String(name.dropFirst(first.count)).lowercasingFirstWord
    let event: String
    switch first {
    case "set", "change": event = rest + "Changed"
    case "handle" where words.count > 2: event = rest
    default: return nil
    }
    return NameWords(event).mistake == nil ? event : nil
  }
}
