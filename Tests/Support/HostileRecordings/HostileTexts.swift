/// Texts that a terminal, an editor or a parser interprets.
package enum HostileTexts {
  /// Changes the title of the window, clears the screen, writes to the clipboard, hides and colors text, rings, goes back, and writes the rest
  /// of a line in another order.
  package static let escapes =
    "\u{1B}]0;PWNED\u{7}\u{1B}[2J\u{1B}]52;c;ZXZpbA==\u{7}\u{1B}[8mEVIL\u{8}\u{8}\r\u{7F}\u{9B}5m\u{90}q\u{202E}abc\u{2066}\u{2028}\u{200F}"

  /// The scalars of a text that no output may contain.
  package static func interpreted(in text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.filter { index in
      switch scalars[index].value {
      case 0x09, 0x0A: false
      case 0x0D: index + 1 == scalars.count || scalars[index + 1] != "\n"
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }.map { scalars[$0] }
  }
}
