import SwiftSyntax

extension Suppression {
  private static let marker = "headgate:disable"

  /// Returns the comments of a file that disable rules.
  static func all(in tree: SourceFileSyntax, source: String) -> [Suppression] {
    // Few files have such a comment, and a search of the bytes is much faster than a walk over all comments.
    guard source.utf8.containsSequence(marker.utf8) else { return [] }
    let lines = LineTable(source)
    var suppressions: [Suppression] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      for (trivia, start) in [
        (token.leadingTrivia, token.position.utf8Offset),
        (token.trailingTrivia, token.endPositionBeforeTrailingTrivia.utf8Offset),
      ] {
        var offset = start
        for piece in trivia {
          if case .lineComment(let text) = piece, let found = Suppression(text, at: offset, lines) {
            suppressions.append(found)
          }
          offset += piece.sourceLength.utf8Length
        }
      }
    }
    return suppressions
  }

  private init?(_ comment: String, at offset: Int, _ lines: LineTable) {
    let content = comment.drop { $0 == "/" || $0 == " " }
    guard content.hasPrefix(Self.marker) else { return nil }
    let rest = content.dropFirst(Self.marker.count)
    let words = rest.split(separator: " ", maxSplits: 1)
    let target = rest.first == ":" ? words.first.map(String.init) : nil
    var text = target == nil ? rest : (words.count > 1 ? words[1] : "")
    var reason: String?
    if let dash = text.firstRange(of: " - ") {
      let words = text[dash.upperBound...].trimmed
      reason = words.isEmpty ? nil : words
      text = text[..<dash.lowerBound]
    }
    let line = lines.position(of: offset).line
    self.init(
      rules: text.split { $0 == " " || $0 == "," }.map(String.init),
      reason: reason,
      line: lines.range(ofLine: target == ":this" ? line : line + 1) ?? SourceRange(offset: offset, length: 0),
      range: SourceRange(offset: offset, length: comment.utf8.count),
      isWellFormed: target == ":next" || target == ":this"
    )
  }
}

extension StringProtocol {
  /// The text without whitespace at its ends.
  package var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension String.UTF8View {
  fileprivate func containsSequence(_ other: String.UTF8View) -> Bool {
    let needle = Array(other)
    return withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= needle.count else { return false }
      for start in 0...(bytes.count - needle.count)
      where bytes[start] == needle[0] && bytes[start..<(start + needle.count)].elementsEqual(needle) {
        return true
      }
      return false
    } ?? true
  }
}
