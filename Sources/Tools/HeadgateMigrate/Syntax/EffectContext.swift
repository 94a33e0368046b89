import SwiftSyntax

/// What the code around an expression says about its type.
enum EffectContext {
  /// The expression is an effect.
  case effect
  /// The expression has a type of the package.
  case other
  /// The type is not written near the expression.
  case unknown

  /// The names of the types of effects.
  static let effects: Set<String> = ["Effect", "EffectOf", "EffectPublisher", "EffectTask"]
  /// The functions whose closures return effects.
  private static let reducers: Set<String> = ["AnyReducer", "Reduce", "Reducer", "onChange"]
  private static let operators: Set<String> = ["concatenate", "merge"]

  init(of expression: some ExprSyntaxProtocol, _ code: PackageCode) {
    var node = Syntax(expression)
    while let parent = node.parent {
      if let type = parent.writtenType { self = Self(type, code); return }
      if let closure = parent.as(ClosureExprSyntax.self) { self = Self(closure, code); return }
      if let call = parent.as(FunctionCallExprSyntax.self), node.is(LabeledExprListSyntax.self) {
        // The effects that an operator combines have the type of its result.
        guard Self.operators.contains(call.name ?? "") else { self = .unknown; return }
      }
      guard parent.passesType(of: node) else { self = .unknown; return }
      node = parent
    }
    self = .unknown
  }

  private init(_ type: TypeSyntax, _ code: PackageCode) {
    let names = Set(Syntax(type).descendants(IdentifierTypeSyntax.self).map(\.name.text))
      .union(Syntax(type).descendants(MemberTypeSyntax.self).map(\.name.text))
    if names.contains(where: { Self.effects.contains($0) && !code.declaresTopLevelType($0) }) {
      self = .effect
    } else {
      // An alias, or a type of another package, can be an effect.
      self = names.allSatisfy { !code.types(named: [$0]).isEmpty } ? .other : .unknown
    }
  }

  private init(_ closure: ClosureExprSyntax, _ code: PackageCode) {
    let binding = closure.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    let function = binding?.typeAnnotation?.type.as(FunctionTypeSyntax.self)
    if let type = closure.signature?.returnClause?.type ?? function?.returnClause.type {
      self.init(type, code)
    } else if let call = closure.enclosing(FunctionCallExprSyntax.self), Self.reducers.contains(call.name ?? ""),
      !code.declaresTopLevelType(call.name ?? "")
    {
      self = .effect
    } else {
      self = .unknown
    }
  }
}

extension Syntax {
  /// The type that the declaration gives to an expression in it: the value of a variable, or the result of a function.
  fileprivate var writtenType: TypeSyntax? {
    if let binding = self.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
    if let function = self.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
    if let parameter = self.as(FunctionParameterSyntax.self) { return parameter.type }
    if let member = self.as(SubscriptDeclSyntax.self) { return member.returnClause.type }
    return nil
  }

  /// Whether the node has the type of a part of it.
  fileprivate func passesType(of part: Syntax) -> Bool {
    switch kind {
    case .arrayElement, .arrayElementList, .arrayExpr, .labeledExpr, .labeledExprList, .returnStmt, .ternaryExpr,
      .tupleExpr, .initializerClause, .accessorBlock, .accessorDecl, .accessorDeclList, .codeBlock, .codeBlockItem,
      .codeBlockItemList, .switchCase, .switchCaseList, .switchExpr, .ifExpr, .expressionStmt, .guardStmt, .doStmt,
      .catchClause, .catchClauseList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .forStmt, .whileStmt,
      .functionCallExpr, .functionParameterList, .patternBindingList, .exprList:
      true
    // `.task { … }.cancellable(id: 1)`
    case .memberAccessExpr: true
    // The branches of a condition that is not folded yet.
    case .sequenceExpr: descendants(UnresolvedTernaryExprSyntax.self).first != nil
    case .unresolvedTernaryExpr: true
    default: false
    }
  }
}
