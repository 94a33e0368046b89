import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax

extension HeadgateFixIt {
  /// Returns a fix-it that removes an attribute and the trivia before the next token.
  ///
  /// The attribute that a macro gets has no parent, so `declaration` provides the next token.
  static func remove(_ attribute: AttributeSyntax, from declaration: TypeDeclaration? = nil) -> Self {
    let isLast = declaration?.attributes.flattened.last.map { $0.name == attribute.name } ?? true
    return Self(
      message: "Remove '@\(attribute.name)'",
      changes: removal(
        of: Syntax(attribute),
        before: isLast ? declaration?.modifiers.first?.name ?? declaration?.introducer : nil
      )
    )
  }

  /// Returns the edits that remove a node and the line break after it.
  static func removal(of node: Syntax, before following: TokenSyntax? = nil) -> [FixIt.Change] {
    let nothing = TokenSyntax(.identifier(""), leadingTrivia: node.leadingTrivia, presence: .present)
    let change = FixIt.Change.replace(oldNode: node, newNode: Syntax(nothing))
    guard
      let next = following ?? node.nextToken(viewMode: .sourceAccurate),
      next.leadingTrivia.contains(where: \.isNewline)
    else { return [change] }
    return [change, .replaceLeadingTrivia(token: next, newTrivia: [])]
  }
}
