import SwiftSyntax

extension FactCollector {
  /// Changes the context for a closure until the walk leaves it.
  func enterClosure(_ closure: ClosureExprSyntax) {
    let parameters = closure.parameterNames
    let isTyped = context.isInReducerClosure && context.isExecuted && parameters.count == 2
    guard let role = roles.removeValue(forKey: closure.id) ?? (isTyped ? .reducer(.own) : nil) else {
      // The parameters of a closure hide names from outside.
      openScope(closure, Dictionary(parameters.map { ($0, Self.unknown) }) { first, _ in first })
      collectStoreParameter(of: closure)
      // The errors of a closure go to the function that receives it, which needs a `try` of its own to pass them on.
      errorHandlers += 1
      onExit(of: closure) { [unowned self] in errorHandlers -= 1 }
      return
    }
    switch role {
    case .reducer(let root):
      enter(closure) {
        $0.isInReducerClosure = true
        $0.isExecuted = true
      }
      let name = parameters.count > 1 ? parameters[1] : "$1"
      openScope(closure, [name: ActionPath(root: root, components: [], tail: .none)])
    case .effect(let index): enterEffect(closure, index, sender: parameters.first ?? "send")
    case .errorHandler(let index):
      enterEffect(closure, index, sender: parameters.count > 1 ? parameters[1] : "send")
    case .result:
      errorHandlers += 1
      onExit(of: closure) { [unowned self] in errorHandlers -= 1 }
    case .observer: enter(closure) { $0.isInObserver = true }
    }
  }

  private func enterEffect(_ closure: ClosureExprSyntax, _ index: Int, sender: String) {
    let outer = errorHandlers
    errorHandlers = 0
    effects.append(index)
    senders.append(sender)
    onExit(of: closure) { [unowned self] in
      errorHandlers = outer
      effects.removeLast()
      senders.removeLast()
    }
    enter(closure) { $0.isInEffect = true }
  }

  static let unknown = ActionPath(root: .unknown, components: [], tail: .none)

  /// Records that a call can throw, when the effect around it does not catch the error.
  func collectTry(_ node: some SyntaxProtocol, of expression: ExprSyntax) {
    guard let effect = effects.last, errorHandlers == 0 else { return }
    if facts.effects[effect].handlesErrors, node.as(TryExprSyntax.self)?.questionOrExclamationMark == nil { return }
    // These throw only when the effect is cancelled.
    let text = expression.trimmedDescription
    guard !text.contains(".sleep(") && !text.contains("checkCancellation") else { return }
    facts.effects[effect].uncaughtTries.append(UncaughtTry(range: node.sourceRange))
  }

  /// Whether code sends an action, dismisses its feature or throws, so that an error has a consequence.
  func mentionsSender(_ node: some SyntaxProtocol, named others: [String] = []) -> Bool {
    let names = senders + others + ["send", "dismiss", "dispatch"]
    let isReturning = isReturning(node)
    return node.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.throw) || names.contains(token.text)
        || isReturning && token.tokenKind == .keyword(.return)
    }
  }

  /// Whether `try?` leaves out the action for the failure: `if let value = try? …` without an `else`.
  func dropsError(_ node: TryExprSyntax) -> Bool {
    guard node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
      let condition = node.parent?.parent?.as(OptionalBindingConditionSyntax.self)
        ?? node.parent?.parent?.parent?.as(OptionalBindingConditionSyntax.self),
      let statement = condition.parent?.parent?.parent
    else { return false }
    if let conditional = statement.as(IfExprSyntax.self) { return conditional.elseBody == nil }
    if let guarded = statement.as(GuardStmtSyntax.self) { return !mentionsSender(guarded.body) }
    return false
  }

  /// Records a loop over an asynchronous sequence that has no exit.
  func collectLoop(_ loop: ForStmtSyntax) {
    guard loop.awaitKeyword != nil, let effect = effects.last else { return }
    if loop.tryKeyword != nil { collectTry(loop, of: loop.sequence) }
    let sequence = loop.sequence.trimmedDescription
    guard !sequence.hasSuffix("group"), !sequence.contains(".prefix(") else { return }
    let exits = loop.body.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.break) || $0.tokenKind == .keyword(.return)
    }
    if !exits { facts.effects[effect].endlessLoops.append(loop.forKeyword.sourceRange) }
  }

  /// Records an effect with a closure, and the parts that its closures play.
  ///
  /// - Parameter isTask: Whether the closures return the action.
  func collectEffect(_ call: FunctionCallExprSyntax, isTask: Bool = false) {
    let closures = call.closures
    guard let operation = closures.first(where: { $0.label != "catch" }) else { return }
    let handler = closures.first { $0.label == "catch" }
    // A function as the handler: `catch: report`.
    var handlesErrors = call.arguments.contains {
      $0.label?.text == "catch" && !$0.expression.is(ClosureExprSyntax.self)
    }
    if let handler {
      let sender = handler.closure.parameterNames.dropFirst().first ?? "$1"
      // The handler of `.task` returns an action.
      handlesErrors = isTask || mentionsSender(handler.closure.statements, named: [sender])
    }
    let cancellation = call.cancellation
    let text = operation.closure.statements
    let index = facts.effects.count
    facts.effects.append(
      EffectFact(
        range: call.calledExpression.sourceRange,
        handler: handlers.last,
        context: context,
        handlesErrors: handlesErrors,
        cancelID: cancellation.id,
        isCancellable: cancellation.exists || text.description.contains("withTaskCancellation"),
        statementCount: text.count,
        name: call.arguments.first { $0.label?.text == "name" }?.expression.literalText
      )
    )
    roles[operation.closure.id] = .effect(index)
    if let handler { roles[handler.closure.id] = .errorHandler(index) }
  }
}

extension CodeBlockSyntax {
  /// Whether the last statement leaves the function around the block.
  var exits: Bool {
    guard let last = statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.plainText)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
    case nil: []
    }
  }
}

extension FunctionCallExprSyntax {
  /// The closures that are passed to the call, with their labels.
  var closures: [(label: String?, closure: ClosureExprSyntax)] {
    var closures = arguments.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.plainText, $0) }
    }
    if let trailingClosure { closures.append((nil, trailingClosure)) }
    closures += additionalTrailingClosures.map { ($0.label.plainText, $0.closure) }
    return closures
  }

  /// Whether an operator such as `.cancellable(id:)` around this effect makes it cancellable, and the text of its id.
  fileprivate var cancellation: (exists: Bool, id: String?) {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(ClosureExprSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
        ["cancellable", "debounce", "throttle"].contains(member.declName.baseName.plainText)
      {
        let id = call.arguments.first { $0.label?.text == "id" }
        return (true, id?.expression.trimmedDescription)
      }
      node = current.parent
    }
    return (false, nil)
  }
}
