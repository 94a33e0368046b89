extension NameWords {
  /// Returns the name of the event that a command certainly stands for; nil when only the author knows it.
  ///
  /// `setName` is `nameChanged`, and `handleSaveTapped` is `saveTapped`.
  static func event(for name: String) -> String? {
    let words = NameWords(name).words
    guard words.count > 1, let first = words.first, name.hasPrefix(first) else { return nil }
    let rest = lowercasingStart(String(name.dropFirst(first.count)))
    let event: String
    switch first {
    case "set", "change": event = rest + "Changed"
    case "handle" where words.count > 2: event = rest
    default: return nil
    }
    return NameWords(event).mistake == nil ? event : nil
  }

  /// Returns the name as the name of a case: `URLField` is `urlField`.
  private static func lowercasingStart(_ name: String) -> String {
    let capitals = name.prefix(while: \.isUppercase)
    let count = capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
