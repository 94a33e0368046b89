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
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
      if let statements = parent.as(CodeBlockItemListSyntax.self) {
        for statement in statements.filter({ $0.position < node.position }).reversed() {
          if let declaration = statement.item.as(VariableDeclSyntax.self),
            let binding = declaration.bindings.last(where: { $0.declares(name) })
          {
            return binding.typeAnnotation == nil ? binding.initializer?.value : nil
          }
          // Behind `guard let`, the value is no optional.
          if let condition = statement.item.as(GuardStmtSyntax.self)?.conditions, condition.binds(name) { return nil }
        }
      }
      // In the body of `if let` and of functions with such a parameter, the name is another value.
      if let condition = parent.as(IfExprSyntax.self), condition.body.id == node.as(CodeBlockSyntax.self)?.id,
        condition.conditions.binds(name)
      {
        return nil
      }
      if let closure = parent.as(ClosureExprSyntax.self), closure.parameterNames?.contains(name) ?? true { return nil }
      if let function = parent.as(FunctionDeclSyntax.self),
        function.signature.parameterClause.parameters.contains(where: {
          ($0.secondName ?? $0.firstName).text == name
        })
      {
        return nil
      }
      node = parent
    }
    return nil
  }
}

extension PatternBindingSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
  }
}

extension ConditionElementListSyntax {
  /// Whether a condition gives a name to a value.
  fileprivate func binds(_ name: String) -> Bool {
    contains { element in
      element.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription == name
    }
  }
}
