import HeadgateLint
import SwiftSyntax

/// A comment in a file.
struct Comment {
  let text: String
  let range: HeadgateLint.SourceRange

  /// Whether the comment extends to the end of its line.
  var isLine: Bool { text.hasPrefix("//") }
}

extension SourceText {
  /// The comments of the file, in source order.
  var comments: [Comment] {
    var comments: [Comment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      comments += Self.comments(in: token.leadingTrivia, from: token.position.utf8Offset)
      comments += Self.comments(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return comments
  }

  private static func comments(in trivia: Trivia, from start: Int) -> [Comment] {
    var offset = start
    var comments: [Comment] = []
    for piece in trivia {
      let range = HeadgateLint.SourceRange(offset: offset, length: piece.sourceLength.utf8Length)
      if piece.isComment { comments.append(Comment(text: Trivia(pieces: [piece]).description, range: range)) }
      offset = range.end
    }
    return comments
  }
}

extension [Comment] {
  /// Returns the text of a comment that other comments do not have, or have less often; nil if there is none.
  func firstText(notIn others: [Comment]) -> String? {
    var counts = others.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
    return first { comment in
      counts[comment.text, default: 0] -= 1
      return counts[comment.text, default: 0] < 0
    }?.text
  }
}
