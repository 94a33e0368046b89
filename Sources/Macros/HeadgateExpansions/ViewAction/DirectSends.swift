import HeadgateSyntax
import SwiftSyntax

/// Finds `store.send(.view(…))` in a type with its own `send`.
final class DirectSends: SyntaxVisitor {
  private var violations: [HeadgateDiagnostic] = []

  static func violations(in type: TypeDeclaration) -> [HeadgateDiagnostic] {
    let sends = DirectSends(viewMode: .sourceAccurate)
    sends.walk(type.members)
    return sends.violations
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let send = node.calledExpression.as(MemberAccessExprSyntax.self), send.declName.baseName.text == "send",
      let store = send.base, let action = node.onlyArgument?.as(FunctionCallExprSyntax.self),
      let view = action.calledExpression.as(MemberAccessExprSyntax.self), view.declName.baseName.text == "view",
      action.onlyArgument != nil
    {
      switch store.trimmedDescription {
      case "store": violations.append(.viewActionSentDirectly(node, as: "send", action.arguments))
      case "self.store": violations.append(.viewActionSentDirectly(node, as: "self.send", action.arguments))
      default: break
      }
    }
    return .visitChildren
  }

  // The store of a nested type is another store.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionCallExprSyntax {
  /// The argument of a call with one unlabeled argument and no trailing closure.
  fileprivate var onlyArgument: ExprSyntax? {
    guard arguments.count == 1, trailingClosure == nil, arguments.first?.label == nil else { return nil }
    return arguments.first?.expression
  }
}
