import HeadgateSyntax
import SwiftSyntax

/// The operation of an effect: the closure of `.run { send in … }`.
struct EffectOperation {
  private let call: FunctionCallExprSyntax
  private let closure: ClosureExprSyntax

  init?(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "run",
      member.base == nil || member.base?.trimmedDescription == "Effect", let closure = call.trailingClosure
    else { return nil }
    self.call = call
    self.closure = closure
  }

  var violations: [HeadgateDiagnostic] {
    [missingParameter, use(ofState: "state")].compactMap(\.self)
  }

  /// A call of `send`, and no parameter for it.
  private var missingParameter: HeadgateDiagnostic? {
    guard closure.signature == nil else { return nil }
    let tokens = Array(closure.statements.tokens(viewMode: .sourceAccurate))
    let sends = zip(tokens, zip(tokens.dropFirst(), tokens.dropFirst(2))).contains { name, next in
      // `client.send(.x)` is another function.
      name.text == "send" && name.parent?.parent?.is(MemberAccessExprSyntax.self) == false
        && next.0.tokenKind == .leftParen && next.1.tokenKind == .period
    }
    guard sends, !tokens.contains(where: { $0.text == "$0" }) else { return nil }
    return .operationWithoutSend(closure)
  }

  /// The state that the reducer changes in place, in an operation that runs later.
  private func use(ofState name: String) -> HeadgateDiagnostic? {
    guard !closure.receives(name) else { return nil }
    // Few operations use the state, and the code around the effect can be long.
    let uses = StateUses(of: name, in: closure.statements).all
    guard let first = uses.first, isInReduction(of: name) else { return nil }
    return .stateInOperation(first, all: uses, in: closure)
  }

  /// Whether the closest declaration of the name around the effect is the state of a reduction.
  private func isInReduction(of name: String) -> Bool {
    var outer = call.parent
    while let current = outer {
      if let closure = current.as(ClosureExprSyntax.self) {
        if closure.capturedNames.contains(name) { return false }
        if closure.parameterNames.contains(name) {
          return closure.parameterNames.count == 2 && !closure.statements.declares(name)
            && closure.parent?.as(FunctionCallExprSyntax.self)?.receivesState(first: closure.parameterNames[0] == name)
              == true
        }
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        let state = function.signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        return state?.type.trimmedDescription.hasPrefix("inout ") == true
          && function.body?.statements.declares(name) == false
      }
      outer = current.parent
    }
    return false
  }
}

/// The uses of a variable in statements, without closures that declare the name anew.
private final class StateUses: SyntaxVisitor {
  private let name: String
  private(set) var all: [DeclReferenceExprSyntax] = []

  init(of name: String, in statements: CodeBlockItemListSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    if !statements.declares(name) { walk(statements) }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.receives(name) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName == node } ?? false
    if node.baseName.text == name, !isMember { all.append(node) }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether the trailing closure receives the state of a reducer as its first or as its second parameter.
  fileprivate func receivesState(first: Bool) -> Bool {
    let name =
      calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.trimmedDescription
    return first ? name == "Reduce" || name.hasPrefix("Reduce<") : name == "onChange"
  }
}

extension ClosureExprSyntax {
  fileprivate func receives(_ name: String) -> Bool { parameterNames.contains(name) || capturedNames.contains(name) }

  fileprivate var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): parameters.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }

  fileprivate var capturedNames: [String] { signature?.capture?.items.map(\.name.text) ?? [] }
}
