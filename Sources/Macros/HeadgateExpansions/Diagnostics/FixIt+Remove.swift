package import HeadgateSyntax
package import SwiftDiagnostics
package import SwiftSyntax

extension FixIt {
  /// Returns a fix-it that removes an attribute and the trivia before the next token.
  ///
  /// The attribute that a macro gets has no parent, so `declaration` provides the next token.
  package static func remove(
    _ attribute: AttributeSyntax,
    from declaration: TypeDeclaration? = nil,
    for id: HeadgateDiagnostic.ID
  ) -> FixIt {
    let isLast = declaration?.attributes.flattened.last.map { $0.name == attribute.name } ?? true
    return FixIt(
      message: HeadgateFixIt("Remove '@\(attribute.name)'", for: id),
      changes: removal(
        of: Syntax(attribute),
        before: isLast ? declaration?.modifiers.first?.name ?? declaration?.introducer : nil
      )
    )
  }

  /// Returns the edits that remove a node and the line break after it.
  package static func removal(of node: Syntax, before following: TokenSyntax? = nil) -> [Change] {
    let nothing = TokenSyntax(.identifier(""), leadingTrivia: node.leadingTrivia, presence: .present)
    let change = Change.replace(oldNode: node, newNode: Syntax(nothing))
    guard
      let next = following ?? node.nextToken(viewMode: .sourceAccurate),
      next.leadingTrivia.contains(where: \.isNewline)
    else { return [change] }
    return [change, .replaceLeadingTrivia(token: next, newTrivia: [])]
  }
}
