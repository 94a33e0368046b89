import SwiftSyntax

/// What the steps know about all files together: the declared types.
package struct PackageCode: Sendable {
  /// The names of all declared types, without the types around them.
  package let declaredNames: Set<String>

  package init(_ files: [SourceText]) {
    let collector = NameCollector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file.tree) }
    declaredNames = collector.names
  }
}

private final class NameCollector: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }

  private func insert(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let name = name.identifier?.name { names.insert(name) }
    return .visitChildren
  }
}
