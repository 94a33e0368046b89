package import HeadgateSyntax
import SwiftSyntax

extension StoredProperty {
  /// The `willSet` and `didSet` of a tracked property for its storage, after a space; empty when it has no observers.
  ///
  /// Inside them, the name of the property means the storage, so that an assignment does not call the observers again.
  package var observersOfStorage: String {
    guard let block = binding.accessorBlock else { return "" }
    return " " + OwnName(plainName).rewrite(block).trimmedDescription
  }
}

private final class OwnName: SyntaxRewriter {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    guard node.baseName.identifier?.name == name, isOwn(node) else { return ExprSyntax(node) }
    let name = TokenSyntax.identifier(
      "_\(name)".identifier,
      leadingTrivia: node.baseName.leadingTrivia,
      trailingTrivia: node.baseName.trailingTrivia
    )
    return ExprSyntax(node.with(\.baseName, name))
  }

  /// Returns whether the name has no base or the base `self`.
  private func isOwn(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id else { return true }
    return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
