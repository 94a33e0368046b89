import SwiftSyntax

/// Effects of TCA whose closure returns the action: `.task { .loaded(try await load()) }`.
extension FactCollector {
  /// Records an effect whose closures return its action.
  func collectTask(_ call: FunctionCallExprSyntax) {
    collectEffect(call, isTask: true)
    for (_, closure) in call.closures { returningClosures.insert(closure.id) }
  }

  /// Records the action of a closure with one expression, which is its result without `return`.
  func collectResult(of closure: ClosureExprSyntax) {
    guard returningClosures.contains(closure.id), closure.statements.count == 1,
      let result = closure.statements.first?.item.as(ExprSyntax.self)
    else { return }
    collectResult(result)
  }

  /// Records the action that a closure of such an effect returns.
  func collectResult(_ node: ReturnStmtSyntax) {
    guard let result = node.expression, isReturning(node) else { return }
    collectResult(result)
  }

  /// Whether a `return` in the code would return the action of an effect.
  func isReturning(_ node: some SyntaxProtocol) -> Bool {
    guard !returningClosures.isEmpty else { return false }
    var next = node.parent
    while let current = next, !current.is(FunctionDeclSyntax.self), !current.is(AccessorBlockSyntax.self) {
      if let closure = current.as(ClosureExprSyntax.self) { return returningClosures.contains(closure.id) }
      next = current.parent
    }
    return false
  }

  private func collectResult(_ expression: ExprSyntax) {
    var result = expression
    while let inner = result.as(AwaitExprSyntax.self)?.expression ?? result.as(TryExprSyntax.self)?.expression {
      result = inner
    }
    guard let path = ActionPath(result) ?? constant(result) else { return }
    facts.sends.append(
      SendFact(
        style: .closure,
        path: path,
        range: result.sourceRange,
        handler: handlers.last,
        effect: effects.last,
        context: context,
        isOnlyStatement: expression.parent?.is(CodeBlockItemSyntax.self) ?? false,
        containsWork: expression.tokens(viewMode: .sourceAccurate).contains {
          [.keyword(.await), .keyword(.try), .leftBrace].contains($0.tokenKind)
        }
      )
    )
  }
}
