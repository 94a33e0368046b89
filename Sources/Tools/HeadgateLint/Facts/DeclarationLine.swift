import SwiftSyntax

/// The place of a declaration in its line, for a fix that writes lines above it.
package struct DeclarationLine: Codable, Sendable {
  /// The line end and the whitespace of a line that contains the declaration.
  package let start: String
  /// The whitespace in front of the declaration if other code is in front of it, as in `enum Action { case a }`.
  package let gap: SourceRange?
  /// The whitespace between the declaration and the brace behind it in such a line, with the line end that replaces it.
  package let end: LineBreak?

  /// A line end with whitespace, and the part of the file that it replaces.
  package struct LineBreak: Codable, Sendable {
    package let range: SourceRange
    package let text: String
  }

  init(_ declaration: some DeclSyntaxProtocol) {
    if let start = declaration.leadingTrivia.lineStart {
      self.start = start
      gap = nil
      end = nil
      return
    }
    let outer = declaration.startOfLine
    start = outer + declaration.indentationUnit(outer)
    let offset = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    let before = declaration.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)
    gap = before.flatMap { token in
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      let isSpace =
        token.trailingTrivia.allSatisfy(\.isWhitespace) && declaration.leadingTrivia.allSatisfy(\.isWhitespace)
      return isSpace ? SourceRange(offset: end, length: offset - end) : nil
    }
    end = declaration.lastToken(viewMode: .sourceAccurate).flatMap { token in
      guard let next = token.nextToken(viewMode: .sourceAccurate), next.tokenKind == .rightBrace,
        token.trailingTrivia.allSatisfy(\.isWhitespace), next.leadingTrivia.isEmpty
      else { return nil }
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      return LineBreak(range: SourceRange(offset: end, length: next.position.utf8Offset - end), text: outer)
    }
  }
}

extension SyntaxProtocol {
  /// The line end and the whitespace of the line on which the node starts.
  fileprivate var startOfLine: String {
    var token = firstToken(viewMode: .sourceAccurate)
    while let current = token {
      if let start = current.leadingTrivia.lineStart { return start }
      token = current.previousToken(viewMode: .sourceAccurate)
    }
    return "\n"
  }

  /// The whitespace of one level, from the whitespace of a line and the blocks around the node.
  fileprivate func indentationUnit(_ outer: String) -> String {
    let whitespace = outer.drop(while: \.isNewline)
    if whitespace.contains("\t") { return "\t" }
    let blocks = sequence(first: Syntax(self)) { $0.parent }.count {
      $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockSyntax.self)
    }
    // The block of the declaration itself begins on the line.
    guard blocks > 1, whitespace.count >= blocks - 1 else { return "  " }
    return String(repeating: " ", count: whitespace.count / (blocks - 1))
  }
}
