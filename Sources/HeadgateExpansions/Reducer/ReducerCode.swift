import HeadgateSyntax
import SwiftSyntax

/// Finds names of older composable architectures that have other names here, and dependencies without a key path.
///
/// One visitor finds all of them, because walking a reducer costs time in every build.
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
    switch node.name {
    case "BindingState": violations.append(.oldBindingState(node))
    case "Dependency":
      guard case .argumentList(let arguments) = node.arguments,
        let name = arguments.first?.expression.as(MemberAccessExprSyntax.self), name.base == nil
      else { break }
      violations.append(.dependencyWithoutBackslash(name))
    default: break
    }
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
