extension String {
  package enum CellAlignment { case leading, trailing }

  /// The number of terminal cells of the text.
  package var cellWidth: Int {
    utf8.allSatisfy { (0x20..<0x7f).contains($0) } ? utf8.count : reduce(0) { $0 + $1.cellWidth }
  }

  /// The text with control characters replaced: file names may contain any character.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? "\u{fffd}" : $0 }))
  }

  /// Returns the text in a fixed number of cells. A text that is too long ends (or starts) with an ellipsis.
  package func fitted(
    to cells: Int,
    _ alignment: CellAlignment = .leading,
    cutAtFront: Bool = false
  ) -> String {
    let text = cut(to: cells, atFront: cutAtFront)
    let padding = String(repeating: " ", count: max(0, cells - text.cellWidth))
    return alignment == .leading ? text + padding : padding + text
  }

  /// Returns the text in at most a number of cells.
  package func cut(to cells: Int, atFront: Bool = false) -> String {
    guard cellWidth > cells else { return self }
    guard cells > 0 else { return "" }
    var rest = cells - 1
    func fits(_ character: Character) -> Bool {
      rest -= character.cellWidth
      return rest >= 0
    }
    return atFront
      ? "…" + String(reversed().prefix(while: fits).reversed())
      : String(prefix(while: fits)) + "…"
  }

  /// Returns the text in at most a number of cells, with its beginning and its end.
  package func cutInMiddle(to cells: Int) -> String {
    guard cellWidth > cells else { return self }
    let end = max(0, cells - 1) / 2
    return cut(to: cells - end) + cut(to: end + 1, atFront: true).dropFirst()
  }
}

extension Unicode.Scalar {
  /// Whether the character is a control character or changes the writing direction.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7f...0x9f).contains(value) || (0x202a...0x202e).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
