nonisolated extension FileName {
  /// The name as text for a sentence. A long name is cut in its middle: otherwise it would hide the rest of the sentence.
  package var short: String {
    let limit = 40
    guard string.count > limit else { return string }
    return string.prefix(limit - 16) + "…" + string.suffix(15)
  }
}
