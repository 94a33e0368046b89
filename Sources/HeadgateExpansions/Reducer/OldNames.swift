import HeadgateSyntax
import SwiftSyntax

/// Finds names from older composable architectures that have another spelling here.
final class OldNames: SyntaxVisitor {
  private var faults: [HeadgateDiagnostic] = []

  static func faults(in type: TypeDeclaration) -> [HeadgateDiagnostic] {
    let names = OldNames(viewMode: .sourceAccurate)
    names.faults = type.members.flattened
      .filter { $0.declaredTypeName == "Environment" }
      .compactMap { TypeDeclaration($0) }
      .map { .oldEnvironment($0, in: type.name) }
    names.walk(type.members)
    return names.faults
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.name == "BindingState" { faults.append(.oldBindingState(node)) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "TaskResult" { faults.append(.oldTaskResult(node)) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "WithViewStore" { faults.append(.oldViewStore(node)) }
    return .visitChildren
  }
}
