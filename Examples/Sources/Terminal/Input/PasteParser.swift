/// Collects the text of a bracketed paste, which may arrive in many pieces.
struct PasteParser {
  /// What a terminal sends before and after a pasted text.
  static let start = Array("\u{1b}[200~".utf8)
  private static let end = Array("\u{1b}[201~".utf8)
  /// The number of bytes that are kept. The rest of a longer text is dropped: no field has room for it.
  static let maximumBytes = 65_536

  private var text: [UInt8] = []

  /// Takes bytes of the text from `pending`.
  ///
  /// - Returns: The text when its end is reached; nil before.
  mutating func take(_ pending: inout [UInt8]) -> String? {
    guard let end = pending.firstRange(of: Self.end) else {
      // The last bytes may be the beginning of the end.
      let count = max(0, pending.count - Self.end.count + 1)
      keep(pending[..<count])
      pending.removeFirst(count)
      return nil
    }
    keep(pending[..<end.lowerBound])
    pending.removeFirst(end.upperBound)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    text += bytes.prefix(Self.maximumBytes - text.count)
  }
}
