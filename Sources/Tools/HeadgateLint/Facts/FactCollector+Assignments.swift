import SwiftSyntax

extension FactCollector {
  /// Records `state.isLoading = true`, and `(state.isLoading, state.isLoaded) = (false, true)`.
  func collectAssignment(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (target, sign) in zip(elements, elements.dropFirst()) where sign.isAssignment {
      facts.assignedNames.formUnion(target.pathNames)
    }
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return }
    var block = node.parent
    while let current = block, !current.is(CodeBlockItemListSyntax.self) { block = current.parent }
    let (targets, values) = (elements[0].values, elements[2].values)
    guard targets.count == values.count else { return }
    for (target, value) in zip(targets, values) { collectFlag(target, value, in: block) }
  }

  private func collectFlag(_ target: ExprSyntax, _ value: ExprSyntax, in block: Syntax?) {
    guard let literal = value.as(BooleanLiteralExprSyntax.self)?.literal, let name = target.lastName else { return }
    facts.assignments.append(
      AssignmentFact(
        name: name.plainText,
        value: literal.tokenKind == .keyword(.true),
        block: block?.sourceRange.offset ?? 0,
        context: context
      )
    )
  }

  /// Records `copy.items.append(item)`: the method can change each value on the path.
  func collectMutation(_ call: FunctionCallExprSyntax) {
    // The call around it, which the walk has seen before, has all names of this one.
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !call.isBaseOfCall else { return }
    facts.assignedNames.formUnion(base.pathNames)
  }

  /// Records the types in the declaration of a variable.
  func collectVariable(_ node: some SyntaxProtocol) {
    for token in node.tokens(viewMode: .sourceAccurate) where token.startsLikeType {
      facts.variableTypes.insert(token.plainText)
    }
  }
}

extension ExprSyntax {
  /// The values of a tuple; otherwise the expression.
  fileprivate var values: [ExprSyntax] {
    self.as(TupleExprSyntax.self).map { $0.elements.map(\.expression) } ?? [self]
  }

  /// Whether the expression is `=`, or an operator such as `+=`.
  fileprivate var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text, sign.hasSuffix("=") else { return false }
    return !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
  }

  /// The names of a path of members, without the arguments of subscripts and calls: `copy.items[0].name` has three.
  var pathNames: [String] {
    var names: [String] = []
    var next: ExprSyntax? = self
    while let current = next {
      next = current.pathBase
      if let name = current.lastName { names.append(name.plainText) }
      if let tuple = current.as(TupleExprSyntax.self) { names += tuple.elements.flatMap(\.expression.pathNames) }
    }
    return names
  }

  /// The expression that a path of members continues: `copy.items` in `copy.items[0]`.
  private var pathBase: ExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): member.base
    case .subscriptCallExpr(let call): call.calledExpression
    case .functionCallExpr(let call): call.calledExpression
    case .optionalChainingExpr(let chain): chain.expression
    case .forceUnwrapExpr(let value): value.expression
    default: nil
    }
  }

  /// The last name of a path of members.
  var lastName: TokenSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName ?? self.as(DeclReferenceExprSyntax.self)?.baseName
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is in the path of members of another call: `a.b()` in `a.b().c()`, and in `a.b()[0].c()`.
  fileprivate var isBaseOfCall: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == node.id && node.is(MemberAccessExprSyntax.self)
      }
      let isPath =
        parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
        || parent.is(MemberAccessExprSyntax.self)
        || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      guard isPath else { return false }
      node = parent
    }
    return false
  }
}
