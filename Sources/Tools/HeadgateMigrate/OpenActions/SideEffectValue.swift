import HeadgateSyntax
import SwiftSyntax

extension ExprSyntax {
  /// Whether the value comes from a function that returns a side effect, directly or through a local constant or variable.
  func isSideEffect(_ code: SideEffectDeclarations) -> Bool {
    let value = unwrappedOfKeywords
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.lastName, code.reducers.contains(name), call.arguments.count == 2 {
        return true
      }
      return code.functions(calledBy: call).contains(where: \.returnsSideEffect)
    }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return value.localValue(named: name)?.isSideEffect(code) ?? false
  }

  /// The expression without `try`, `await` and parentheses.
  var unwrappedOfKeywords: ExprSyntax {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.unwrappedOfKeywords }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.unwrappedOfKeywords }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.unwrappedOfKeywords
    }
    return self
  }

  /// The name of a variable or a member.
  var lastName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension SyntaxProtocol {
  /// Returns the value of the local constant or variable that a name means here, if it has no written type.
  func localValue(named name: String) -> ExprSyntax? {
    guard case .variable(let binding) = localDeclaration(named: name), binding.typeAnnotation == nil else { return nil }
    return binding.initializer?.value
  }
}
