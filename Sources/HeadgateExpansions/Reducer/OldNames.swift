import HeadgateSyntax
import SwiftSyntax

/// Finds names of older composable architectures that have other names here.
final class OldNames: SyntaxVisitor {
  private var violations: [HeadgateDiagnostic] = []

  static func violations(in type: TypeDeclaration) -> [HeadgateDiagnostic] {
    let names = OldNames(viewMode: .sourceAccurate)
    names.violations = type.members.flattened
      .filter { $0.declaredTypeName == "Environment" }
      .compactMap { TypeDeclaration($0) }
      .map { .oldEnvironment($0, in: type.name) }
    names.walk(type.members)
    return names.violations
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.name == "BindingState" { violations.append(.oldBindingState(node)) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "TaskResult" { violations.append(.oldTaskResult(node)) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "WithViewStore" { violations.append(.oldViewStore(node)) }
    return .visitChildren
  }
}
