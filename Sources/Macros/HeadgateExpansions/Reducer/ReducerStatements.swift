import HeadgateSyntax
import SwiftSyntax

/// The operators in the body of a reducer, and the statements that receive its action.
///
/// Only the statements of the body are visited, not the code inside of closures.
struct ReducerStatements {
  /// Statements with an action, and the name of the action there.
  struct Receiver {
    let action: String
    let statements: CodeBlockItemListSyntax
    /// Whether the statements must return an effect.
    let returnsEffect: Bool
  }

  private(set) var operators: [FunctionCallExprSyntax] = []
  private(set) var receivers: [Receiver] = []

  init(of reducer: ReducerDeclaration) {
    for body in reducer.bodies {
      body.bindings.compactMap(\.accessorBlock?.statements).forEach { visit($0) }
    }
    for case let function? in reducer.type.members.flattened.map({ $0.as(FunctionDeclSyntax.self) }) {
      let action = function.signature.parameterClause.parameters.first { $0.type.trimmedDescription == "Action" }
      guard let action, let statements = function.body?.statements else { continue }
      let result = function.signature.returnClause?.type.lastComponentName
      receivers.append(
        Receiver(
          action: (action.secondName ?? action.firstName).text,
          statements: statements,
          returnsEffect: result == "Effect" || result == "EffectOf"
        )
      )
    }
  }

  private mutating func visit(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard case .expr(let expression) = statement.item else { continue }
      visit(expression)
    }
  }

  private mutating func visit(_ expression: ExprSyntax) {
    var expression = expression
    // An operator is called on the reducer before it.
    while let call = expression.as(FunctionCallExprSyntax.self) {
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        visit(call)
        return
      }
      operators.append(call)
      expression = base
    }
  }

  private mutating func visit(_ call: FunctionCallExprSyntax) {
    guard let closure = call.trailingClosure else { return }
    switch call.calledExpression.trimmedDescription {
    case "Reduce", "Reduce<State, Action>":
      guard let action = closure.signature?.secondParameter else { return }
      receivers.append(Receiver(action: action, statements: closure.statements, returnsEffect: true))
    case "CombineReducers": visit(closure.statements)
    case "ForEachElement", "IfLet", "Scope": operators.append(call)
    default: break
    }
  }
}

extension AccessorBlockSyntax {
  fileprivate var statements: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }
  }
}

extension ClosureSignatureSyntax {
  /// The name of the second of two parameters.
  fileprivate var secondParameter: String? {
    guard case .simpleInput(let parameters) = parameterClause, parameters.count == 2 else { return nil }
    return parameters.last?.name.text
  }
}
