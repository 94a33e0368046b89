import SwiftSyntax

/// The declaration of a name inside of a function.
enum LocalDeclaration {
  /// A constant or a variable.
  case variable(PatternBindingSyntax)
  /// A parameter of a function.
  case parameter(TypeSyntax)
  /// A part of a payload in a pattern: the case, and the index in its payload.
  case payload(case: String, index: Int)
  /// The name that `if let` and `guard let` give to an unwrapped value, a parameter of a closure, or another pattern.
  case other
}

extension SyntaxProtocol {
  /// Returns the innermost declaration that a name means here; nil for a member of a type and for a global name.
  func localDeclaration(named name: String) -> LocalDeclaration? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
      if let found = parent.declaration(of: name, before: node) { return found }
      node = parent
    }
    return nil
  }
}

extension Syntax {
  /// The declaration of a name that this node makes visible in one of its children.
  fileprivate func declaration(of name: String, before child: Syntax) -> LocalDeclaration? {
    switch kind {
    case .codeBlockItemList:
      let statements = self.as(CodeBlockItemListSyntax.self)?.filter { $0.position < child.position } ?? []
      // At file scope, the order of declarations has no meaning, and other files can have the name as well.
      guard parent?.is(SourceFileSyntax.self) == false else { return nil }
      return statements.reversed().lazy.compactMap { $0.declaration(of: name) }.first
    case .ifExpr:
      guard let condition = self.as(IfExprSyntax.self), condition.body.id == child.as(CodeBlockSyntax.self)?.id else {
        return nil
      }
      return condition.conditions.declaration(of: name)
    case .whileStmt: return self.as(WhileStmtSyntax.self)?.conditions.declaration(of: name)
    case .conditionElementList:
      return self.as(ConditionElementListSyntax.self)?.filter { $0.position < child.position }
        .lazy.reversed().compactMap { $0.declaration(of: name) }.first
    case .switchCase: return self.as(SwitchCaseSyntax.self)?.label.declaration(of: name)
    case .forStmt:
      guard let loop = self.as(ForStmtSyntax.self), loop.body.id == child.as(CodeBlockSyntax.self)?.id else {
        return nil
      }
      return loop.pattern.declaration(of: name)
    case .closureExpr:
      guard let closure = self.as(ClosureExprSyntax.self) else { return nil }
      if let clause = closure.signature?.capture,
        clause.items.contains(where: { $0.name.text == name && $0.initializer != nil })
      {
        return .other
      }
      if case .parameterClause(let clause) = closure.signature?.parameterClause,
        let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })
      {
        return parameter.type.map { .parameter($0) } ?? .other
      }
      return closure.parameterNames.contains(name) ? .other : nil
    case .functionDecl: return self.as(FunctionDeclSyntax.self)?.signature.parameterClause.declaration(of: name)
    case .initializerDecl: return self.as(InitializerDeclSyntax.self)?.signature.parameterClause.declaration(of: name)
    case .subscriptDecl: return self.as(SubscriptDeclSyntax.self)?.parameterClause.declaration(of: name)
    default: return nil
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate func declaration(of name: String) -> LocalDeclaration? {
    if let guarded = item.as(GuardStmtSyntax.self) { return guarded.conditions.declaration(of: name) }
    guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
    if let binding = variable.bindings.last(where: {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }) {
      return .variable(binding)
    }
    return variable.bindings.contains { $0.pattern.names(name) != nil } ? .other : nil
  }
}

extension ConditionElementListSyntax {
  fileprivate func declaration(of name: String) -> LocalDeclaration? {
    lazy.reversed().compactMap { $0.declaration(of: name) }.first
  }
}

extension ConditionElementSyntax {
  fileprivate func declaration(of name: String) -> LocalDeclaration? {
    if let match = condition.as(MatchingPatternConditionSyntax.self) { return match.pattern.declaration(of: name) }
    let isBound = condition.as(OptionalBindingConditionSyntax.self)?.pattern.names(name) != nil
    return isBound ? .other : nil
  }
}

extension SwitchCaseSyntax.Label {
  fileprivate func declaration(of name: String) -> LocalDeclaration? {
    guard case .case(let label) = self else { return nil }
    return label.caseItems.lazy.compactMap { $0.pattern.declaration(of: name) }.first
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func declaration(of name: String) -> LocalDeclaration? {
    parameters.first { ($0.secondName ?? $0.firstName).text == name }.map { .parameter($0.type) }
  }
}

extension PatternSyntax {
  /// Returns the part of the pattern that declares a name.
  fileprivate func names(_ name: String) -> IdentifierPatternSyntax? {
    descendants(IdentifierPatternSyntax.self).first { $0.identifier.text == name }
  }

  fileprivate func declaration(of name: String) -> LocalDeclaration? {
    guard let identifier = names(name) else { return nil }
    // `.loaded(let result)`: between the name and the case are only `let` and the argument.
    let around = identifier.ancestors.drop {
      $0.is(ValueBindingPatternSyntax.self) || $0.is(PatternExprSyntax.self)
    }
    guard let argument = around.first?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = call.name,
      let index = call.arguments.map(\.id).firstIndex(of: argument.id)
    else { return .other }
    return .payload(case: name, index: index)
  }
}
