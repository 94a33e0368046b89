package import HeadgateSyntax
package import SwiftDiagnostics
package import SwiftSyntax

extension FixIt {
  /// Removes an attribute and what separates it from what follows.
  ///
  /// The attribute that a macro is given knows nothing of its surroundings, so `declaration` says what follows.
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

  /// The edits that remove a node, and the line break behind it.
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
