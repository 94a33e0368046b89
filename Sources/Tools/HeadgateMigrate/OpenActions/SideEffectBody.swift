import HeadgateSyntax
import SwiftSyntax

/// The body of a function, an accessor or a closure whose result is a side effect.
struct SideEffectBody {
  let owner: Syntax
  let statements: CodeBlockItemListSyntax
  /// Whether the result is an optional that stays one, so `nil` remains valid.
  let isOptional: Bool

  /// The returned expressions, without those of closures and functions in the body.
  var results: [ExprSyntax] {
    let returned = statements.descendants(ReturnStmtSyntax.self).filter { $0.function == owner }.compactMap(
      \.expression
    )
    return returned + Self.implicitResults(of: statements)
  }

  /// The only expression, or those of the branches of `if` and `switch`.
  private static func implicitResults(of statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    guard statements.count == 1, let item = statements.first?.item else { return [] }
    switch item {
    case .expr(let expression): return results(of: expression)
    case .stmt(let statement):
      return statement.as(ExpressionStmtSyntax.self).map { results(of: $0.expression) } ?? []
    case .decl: return []
    }
  }

  private static func results(of expression: ExprSyntax) -> [ExprSyntax] {
    if let condition = expression.as(IfExprSyntax.self) {
      let others: [ExprSyntax] =
        switch condition.elseBody {
        case .codeBlock(let block): implicitResults(of: block.statements)
        case .ifExpr(let next): results(of: ExprSyntax(next))
        case nil: []
        }
      return implicitResults(of: condition.body.statements) + others
    }
    guard let choice = expression.as(SwitchExprSyntax.self) else { return [expression] }
    return choice.cases.flatMap { $0.as(SwitchCaseSyntax.self).map { implicitResults(of: $0.statements) } ?? [] }
  }

  static func all(in file: SourceText) -> [SideEffectBody] {
    file.tree.descendants(Syntax.self).compactMap { node in
      if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
        return SideEffectBody(node, body.statements, function.signature.returnClause?.type, isResult: true)
      }
      if let closure = node.as(ClosureExprSyntax.self) {
        if let type = closure.writtenType, type.returnsSideEffect {
          return SideEffectBody(owner: node, statements: closure.statements, isOptional: false)
        }
        if let type = closure.signature?.returnClause?.type {
          return SideEffectBody(node, closure.statements, type, isResult: true)
        }
        return SideEffectBody(node, closure.statements, closure.typeOfCall, isResult: false)
      }
      guard let block = node.as(AccessorBlockSyntax.self) else { return nil }
      return SideEffectBody(getter: block)
    }
  }
}

extension SideEffectBody {
  /// - Parameter isResult: Whether the type follows an arrow, where the step replaces the optional.
  private init?(_ owner: Syntax, _ statements: CodeBlockItemListSyntax, _ type: TypeSyntax?, isResult: Bool) {
    guard let type, type.isSideEffect else { return nil }
    self.init(owner: owner, statements: statements, isOptional: !isResult && type.is(OptionalTypeSyntax.self))
  }

  /// The getter of a property or a subscript.
  private init?(getter block: AccessorBlockSyntax) {
    let subscripted = block.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
    let type = subscripted ?? block.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    let isResult = subscripted != nil
    switch block.accessors {
    case .getter(let statements):
      // The statements of a short getter have no function of their own around them.
      self.init(Syntax(block), statements, type, isResult: isResult)
    case .accessors(let accessors):
      guard let getter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }),
        let body = getter.body
      else { return nil }
      self.init(Syntax(getter), body.statements, type, isResult: isResult)
    }
  }
}

extension SyntaxProtocol {
  /// The innermost function, getter or closure around the node.
  fileprivate var function: Syntax? {
    ancestors.first {
      if let block = $0.as(AccessorBlockSyntax.self), case .getter = block.accessors { return true }
      return $0.is(FunctionDeclSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorDeclSyntax.self)
        || $0.is(InitializerDeclSyntax.self)
    }
  }
}

extension TypeSyntax {
  /// Whether the type is that of reducers with side effects.
  var returnsSideEffect: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.returnsSideEffect }
    if let function = self.as(FunctionTypeSyntax.self) { return function.returnClause.type.isSideEffect }
    return lastComponentName == "SideEffectReducer"
  }

  /// Whether the type is a side effect, or an optional one.
  var isSideEffect: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isSideEffect }
    let type = self.as(OptionalTypeSyntax.self)?.wrappedType ?? self
    return type.trimmedDescription == "SideEffect"
  }
}

extension ClosureExprSyntax {
  /// The type of the property with this value, or of the function or the property that returns the closure.
  fileprivate var writtenType: TypeSyntax? {
    if let binding = parent?.parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
    guard parent?.is(ReturnStmtSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true else { return nil }
    let owner = ancestors.first {
      $0.is(AccessorDeclSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
        || $0.is(PatternBindingSyntax.self)
    }
    if let function = owner?.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
    return (owner?.as(PatternBindingSyntax.self) ?? owner?.enclosing(PatternBindingSyntax.self))?.typeAnnotation?.type
  }

  /// The type of the property whose value is a call of this closure: `let a: SideEffect = { … }()`.
  fileprivate var typeOfCall: TypeSyntax? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(self).id,
      let binding = call.parent?.parent?.as(PatternBindingSyntax.self)
    else { return nil }
    return binding.typeAnnotation?.type
  }
}
