import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces `.task { … }` and `.fireAndForget { … }` by `.run { send in … }`.
  static let taskEffects = MigrationStep(
    "task-effects",
    edits: { file, code in
      file.nodes(FunctionCallExprSyntax.self).flatMap { call -> [Fix.Edit] in
        // A function of the package can have the same name.
        guard !code.declaresStaticFunction(call.name ?? "") else { return [] }
        guard call.isEffect(named: "task") || call.isEffect(named: "fireAndForget"), !isInView(call) else { return [] }
        let context = call.base == nil ? EffectContext(of: call, code) : .effect
        // Other libraries have types with a `task`, and `fireAndForget` is a name of TCA.
        guard context == .effect || (context == .unknown && call.name == "fireAndForget") else { return [] }
        return call.name == "task" ? TaskEffect(call)?.edits ?? [] : fireAndForgetEdits(call)
      }
    },
    manualChanges: { file, code in
      file.nodes(FunctionCallExprSyntax.self).compactMap { call -> ManualChange? in
        guard let name = call.name, ["fireAndForget", "task"].contains(name), !isInView(call) else { return nil }
        // `task` of another type has a base, and so has `fireAndForget()` of an effect.
        let isOperator =
          name == "fireAndForget" && call.arguments.isEmpty && call.base != nil && call.trailingClosure == nil
          && !code.declaresFunction(name)
        guard call.isEffect(named: name) || isOperator else { return nil }
        let context = call.base == nil ? EffectContext(of: call, code) : .effect
        guard context != .other else { return nil }
        let text =
          name == "task"
          ? "rite '.run { send in await send(…) }'." : "rite '.run { _ in … }': an effect of a client is a function."
        let advice = context == .effect ? "W\(text)" : "If it is an effect, w\(text)"
        return ManualChange(step: "task-effects", range: call.nameBytes, advice: advice)
      }
    }
  )

  private static func fireAndForgetEdits(_ call: FunctionCallExprSyntax) -> [Fix.Edit] {
    guard let closure = call.trailingClosure, call.additionalTrailingClosures.isEmpty,
      call.arguments.allSatisfy({ $0.label?.text == "priority" }), let name = call.nameToken,
      let parameter = closure.adding("_")
    else { return [] }
    let edits = [name.replaced(by: "run"), parameter]
    // `fireAndForget` discards errors, and `run` reports those that it does not catch.
    return closure.canThrow ? edits + [closure.followed(by: " catch: { _, _ in }")] : edits
  }
}

/// An effect `.task { … }`, whose closure returns an action.
private struct TaskEffect {
  let edits: [Fix.Edit]

  init?(_ call: FunctionCallExprSyntax) {
    guard let closure = call.trailingClosure, let name = call.nameToken,
      call.arguments.allSatisfy({ $0.label?.text == "priority" }), let operation = Self.sending(closure, adding: "send")
    else { return nil }
    var edits = [name.replaced(by: "run")] + operation
    for handler in call.additionalTrailingClosures {
      let names = handler.closure.parameterNames
      guard handler.label.text == "catch", names.count == 1,
        let sending = Self.sending(handler.closure, adding: "\(names[0]), send")
      else { return nil }
      edits += sending
    }
    self.edits = edits
  }

  /// Returns the edits that send the results of a closure; nil when a result is not written as one expression.
  private static func sending(_ closure: ClosureExprSyntax, adding parameter: String) -> [Fix.Edit]? {
    let usesSend = closure.descendants(DeclReferenceExprSyntax.self).contains {
      $0.baseName.text == "send" && $0.parent?.as(MemberAccessExprSyntax.self)?.declName.id != $0.id
    }
    guard !usesSend, let signature = closure.adding(parameter), let last = closure.statements.last else { return nil }
    if closure.statements.count == 1, case .expr(let expression) = last.item {
      guard !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self) else { return nil }
      return [signature] + sending(expression, from: expression.bytes.offset, isLast: true)
    }
    let returns = closure.descendants(ReturnStmtSyntax.self).filter { $0.ownerID == closure.id }
    guard !returns.isEmpty else { return nil }
    var edits = [signature]
    for statement in returns {
      guard let expression = statement.expression, !expression.is(IfExprSyntax.self),
        !expression.is(SwitchExprSyntax.self)
      else { return nil }
      let isLast = statement.parent?.id == last.id
      edits += sending(expression, from: statement.bytes.offset, isLast: isLast)
    }
    return edits
  }

  private static func sending(_ expression: ExprSyntax, from start: Int, isLast: Bool) -> [Fix.Edit] {
    var result = expression
    var isThrowing = false
    if let attempt = result.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      isThrowing = true
      result = attempt.expression
    }
    if let awaited = result.as(AwaitExprSyntax.self) { result = awaited.expression }
    let head = (isLast ? "" : "return ") + (isThrowing ? "try " : "") + "await send("
    return [
      .replacing(from: start, to: result.bytes.offset, with: head),
      expression.followed(by: ")"),
    ]
  }
}

extension ReturnStmtSyntax {
  /// The closure or function that the statement leaves.
  fileprivate var ownerID: SyntaxIdentifier? {
    ancestors.first {
      $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) || $0.is(AccessorBlockSyntax.self)
        || $0.is(AccessorDeclSyntax.self)
    }?.id
  }
}

extension ClosureExprSyntax {
  /// Whether an error can leave the closure.
  fileprivate var canThrow: Bool {
    let attempts = descendants(TryExprSyntax.self).filter { $0.questionOrExclamationMark == nil }.map(Syntax.init)
    return (attempts + descendants(ThrowStmtSyntax.self).map(Syntax.init)).contains {
      $0.enclosing(ClosureExprSyntax.self) == self
    }
  }

  /// Returns an edit that replaces the parameters; nil when a parameter has no name, or when the closure has types.
  func adding(_ parameters: String) -> Fix.Edit? {
    let usesNumbers = descendants(DeclReferenceExprSyntax.self).contains {
      $0.baseName.text == "$0" && $0.enclosing(ClosureExprSyntax.self)?.id == id
    }
    guard let signature else {
      return usesNumbers
        ? nil : .replacing(from: leftBrace.bytes.end, to: leftBrace.bytes.end, with: " \(parameters) in")
    }
    guard signature.effectSpecifiers == nil, signature.returnClause == nil else { return nil }
    switch signature.parameterClause {
    case nil: return usesNumbers ? nil : signature.inKeyword.preceded(by: "\(parameters) ")
    case .simpleInput(let names): return names.replaced(by: parameters)
    case .parameterClause: return nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called function, as a token.
  var nameToken: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// The bytes of the name of the called function.
  var nameBytes: HeadgateLint.SourceRange { nameToken?.bytes ?? calledExpression.bytes }

  /// Whether the call creates an effect by a static function: `.name { … }` or `Effect.name { … }`.
  func isEffect(named name: String) -> Bool {
    guard self.name == name else { return false }
    guard !isImplicitMember else { return true }
    let type = base?.nameText.prefix { $0 != "<" } ?? ""
    return EffectContext.effects.contains(type.split(separator: ".").last.map(String.init) ?? "")
  }
}
