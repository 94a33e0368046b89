import SwiftSyntax

/// What the code around a value says about its type.
enum WrittenContext {
  /// A type that is written: `let first: Login.Action = .opened`, the elements of `[Login.Action]`, or a result.
  case type(TypeSyntax)
  /// A pattern for another value, or a comparison with it.
  case matched(ExprSyntax)

  /// Finds the context of a value; nil when the code around it does not show its type.
  init?(of value: ExprSyntax) {
    var node = Syntax(value)
    while let parent = node.parent {
      switch parent.kind {
      case .arrayElement, .arrayElementList, .arrayExpr, .expressionStmt, .ifExpr, .switchExpr, .switchCaseList,
        .unresolvedTernaryExpr:
        if let branch = parent.as(UnresolvedTernaryExprSyntax.self), branch.thenExpression.id != node.id { return nil }
      case .labeledExpr, .labeledExprList, .tupleExpr:
        guard parent.as(LabeledExprListSyntax.self)?.count ?? 1 == 1 else { return nil }
      case .exprList, .sequenceExpr:
        if let list = parent.as(ExprListSyntax.self), !list.isBranch(node) {
          guard let other = list.comparedValue(with: node) else { return nil }
          self = .matched(other)
          return
        }
      case .initializerClause:
        guard let type = parent.parent?.declaredType else { return nil }
        self = .type(type)
        return
      case .expressionPattern:
        guard node.id == Syntax(value).id, let other = parent.matchedExpression else { return nil }
        self = .matched(other)
        return
      case .returnStmt:
        guard let type = parent.resultType else { return nil }
        self = .type(type)
        return
      case .codeBlockItem:
        guard let list = parent.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let block = list.parent
        else { return nil }
        // The only expression of a branch is the value of the `if` or `switch`.
        if let outer = block.parent, block.is(CodeBlockSyntax.self), outer.is(IfExprSyntax.self) {
          node = outer
          continue
        }
        if block.is(SwitchCaseSyntax.self) {
          node = block
          continue
        }
        guard let type = list.resultType else { return nil }
        self = .type(type)
        return
      default: return nil
      }
      node = parent
    }
    return nil
  }
}

extension ExprListSyntax {
  /// Whether an element is a branch of `flag ? a : b`, and no operator follows.
  fileprivate func isBranch(_ node: Syntax) -> Bool {
    guard let index = firstIndex(where: { Syntax($0).id == node.id }) else { return false }
    if self[index].is(UnresolvedTernaryExprSyntax.self) { return true }
    return self.index(after: index) == endIndex && index > startIndex
      && self[self.index(before: index)].is(UnresolvedTernaryExprSyntax.self)
  }

  /// The value before `==` or `!=` and an element.
  func comparedValue(with node: Syntax) -> ExprSyntax? {
    let elements = Array(self)
    guard let index = elements.firstIndex(where: { Syntax($0).id == node.id }), index > 1,
      let name = elements[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(name)
    else { return nil }
    return elements[index - 2]
  }
}

extension Syntax {
  /// The written type of a variable or a parameter.
  fileprivate var declaredType: TypeSyntax? {
    self.as(PatternBindingSyntax.self)?.typeAnnotation?.type ?? self.as(FunctionParameterSyntax.self)?.type
  }
}

extension SyntaxProtocol {
  /// The written type of the result of the function or the property around a `return`, or around a list of statements.
  fileprivate var resultType: TypeSyntax? {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
      if let property = current.as(PatternBindingSyntax.self) { return property.typeAnnotation?.type }
      if current.is(ClosureExprSyntax.self) || current.is(MemberBlockSyntax.self) { return nil }
      if let accessor = current.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.tokenKind != .keyword(.get) {
        return nil
      }
      node = current.parent
    }
    return nil
  }
}

extension TypeSyntax {
  /// The type of the values in an optional, an array or a set; otherwise the type.
  var valueType: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.valueType }
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.valueType }
    guard let named = self.as(IdentifierTypeSyntax.self), ["Array", "Set", "Optional"].contains(named.name.text),
      let argument = named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    else { return self }
    return argument.valueType
  }
}
