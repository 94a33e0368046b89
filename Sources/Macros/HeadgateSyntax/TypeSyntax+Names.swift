package import SwiftSyntax

extension TypeSyntax {
  /// The last name of a nominal type, without generic arguments: `Reducer` for `HeadgateCore.Reducer<S, A>`.
  package var lastComponentName: String? {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    return nil
  }

  /// The first names of all paths in the type: `Root` and `Element` in `[Root.Action: Element]`.
  package var leadingNames: Set<String> {
    Set(firstNames.compactMap { $0.name.identifier?.name })
  }

  /// The syntax nodes of these names.
  package var firstNames: [IdentifierTypeSyntax] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard let type = token.parent?.as(IdentifierTypeSyntax.self), type.name == token else { return nil }
      return type
    }
  }

  /// Returns the type with `Self` replaced and `T!` written as `T?`, for use outside of its type.
  package func spelledOut(in name: String) -> TypeSyntax {
    SelfRewriter(name: name).rewrite(self).as(TypeSyntax.self)?.trimmed ?? self
  }
}

private final class SelfRewriter: SyntaxRewriter {
  let name: String

  init(name: String) {
    self.name = name
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.name.tokenKind == .keyword(.Self) else { return super.visit(node) }
    return TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: node.leadingTrivia,
        name: .identifier(name),
        trailingTrivia: node.trailingTrivia
      )
    )
  }

  override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> TypeSyntax {
    TypeSyntax(OptionalTypeSyntax(wrappedType: visit(node.wrappedType)))
  }
}
