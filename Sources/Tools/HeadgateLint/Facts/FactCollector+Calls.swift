import Foundation
import SwiftSyntax

extension FactCollector {
  /// Records the facts of a call.
  func collectCall(_ call: FunctionCallExprSyntax) {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      collectCall(call, of: reference.baseName.plainText)
    } else if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self),
      let type = TypeShape(named: ExprSyntax(generic)), let name = type.name
    {
      collectCall(call, of: name)
      if ["Reduce", "Reducer", "AnyReducer"].contains(name), type.arguments.count > 1,
        let closure = call.closures.first?.closure
      {
        roles[closure.id] = .reducer(.typed(type.arguments[1]))
      }
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      collectCall(call, ofMember: member)
    }
  }

  private func collectCall(_ call: FunctionCallExprSyntax, of name: String) {
    switch name {
    case "Reduce": collectOperator(call, name)
    case "Scope", "IfLet", "ForEach", "IfCaseLet", "BindingReducer", "CombineReducers", "EmptyReducer", "ifLet",
      "forEach",
      "ifCaseLet":
      collectOperator(call, name)
    case "CombinedReducer", "combine", "embed":
      for (_, closure) in call.closures where closure.parameterNames.count == 2 { roles[closure.id] = .reducer(.own) }
    case "Result", "TaskResult":
      if let closure = call.closures.first?.closure { roles[closure.id] = .result }
    case "Effect", "EffectTask":
      if let value = call.arguments.first, value.label?.text == "value" { collectSend(call, value.expression, .effect) }
    case "Task":
      if call.trailingClosure != nil || call.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) }) {
        collectUse(call, .task, "Task { … }")
      }
    case "withTaskCancellation":
      if let id = call.arguments.first(where: { $0.label?.text == "id" }) {
        collectUse(id.expression, .cancelID, id.expression.trimmedDescription, of: ExprSyntax(call))
      }
    case "Date", "UUID", "SystemRandomNumberGenerator", "ContinuousClock", "SuspendingClock":
      let isRelative = call.arguments.first?.label?.text == "timeIntervalSinceNow"
      if call.arguments.isEmpty || isRelative { collectUse(call, .ambient, "\(name)()") }
    case "arc4random", "arc4random_uniform": collectUse(call, .ambient, name)
    default:
      let isSender = senders.contains(name)
      guard isSender || name == "send", let argument = call.arguments.first, argument.label == nil else { return }
      collectSend(call, argument.expression, isSender ? .closure : .view)
    }
  }

  private func collectCall(_ call: FunctionCallExprSyntax, ofMember member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.plainText
    let base = member.base
    switch name {
    case "send":
      guard let argument = call.arguments.first, argument.label == nil else { return }
      if isEffect(base) {
        collectSend(call, argument.expression, .effect)
      } else if let base, base.isStore || base.isName {
        collectSend(call, argument.expression, .store, in: base)
      }
    case "sending":
      if let argument = call.arguments.first { collectSend(call, argument.expression, .store, in: base?.leftmost) }
    case "binding":
      // `viewStore.binding(get: \.name, send: Action.nameChanged)`
      if base?.isStore == true, let argument = call.arguments.first(where: { $0.label?.text == "send" }) {
        collectSend(call, argument.expression, .store, in: base)
      }
    case "dispatch":
      if let argument = call.arguments.first, argument.label == nil { collectDispatch(call, argument.expression) }
    case "run", "publisher", "dispatching":
      if isEffect(base) {
        collectEffect(call)
      }
    case "task":
      if isEffect(base) { collectTask(call) }
    case "fireAndForget":
      if isEffect(base) { collectEffect(call) }
    case "ifLet", "forEach", "ifCaseLet": collectOperator(call, name)
    case "onAction", "observe", "subscribe":
      if let closure = call.closures.last?.closure { roles[closure.id] = .observer }
    case "cancellable", "debounce", "throttle":
      if let id = call.arguments.first(where: { $0.label?.text == "id" }) {
        collectUse(id.expression, .cancelID, id.expression.trimmedDescription, of: base)
      }
    case "init":
      // `.init { try await … }` makes a `Result`.
      if base == nil, let closure = call.closures.first?.closure, call.arguments.count < 2 {
        roles[closure.id] = .result
      }
      if base == nil, let value = call.arguments.first, value.label?.text == "value" {
        collectSend(call, value.expression, .effect)
      }
    case "is":
      if let path = call.arguments.first.flatMap({ ActionPath(keyPath: $0.expression) }), let base {
        collectPattern(path, call.sourceRange, subject: self.path(of: base), handler: nil)
      }
    default: collectAmbientCall(call, name, base)
    }
  }

  /// Whether a function is called on the type of effects: `.run`, or `Effect.run`.
  private func isEffect(_ base: ExprSyntax?) -> Bool {
    base?.firstToken(viewMode: .sourceAccurate)?.text.hasPrefix("Effect") ?? true
  }

  private func collectAmbientCall(_ call: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) {
    let hasGenerator = call.arguments.contains { $0.label?.text == "using" }
    switch name {
    case "random", "randomElement", "shuffled", "shuffle":
      if !hasGenerator {
        collectUse(call, .ambient, name == "random" ? "\(base?.trimmedDescription ?? "").random" : ".\(name)()")
      }
    case "sleep":
      if base?.trimmedDescription == "Task" { collectUse(call, .ambient, "Task.sleep") }
    case "detached":
      if base?.trimmedDescription == "Task" { collectUse(call, .task, "Task.detached { … }") }
    default: break
    }
  }

  /// Records the uses of members that are no calls, and the names after dots.
  func collectMember(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    let mention = PathComponent(name: name.plainText, range: name.sourceRange)
    guard let base = node.base else {
      facts.mentions.append(mention)
      return
    }
    if TypeShape(named: base) != nil {
      facts.mentions.append(mention)
    } else {
      facts.memberNames.insert(mention.name)
    }
    if name.startsLikeType { facts.usedTypes.insert(mention.name) }
    guard let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    switch (type, name.text) {
    case ("URLSession", "shared"), ("Date", "now"): collectUse(node, .ambient, "\(type).\(name.text)")
    default: break
    }
  }

  private func collectUse(
    _ node: some SyntaxProtocol,
    _ kind: CallFact.Kind,
    _ text: String,
    of effect: ExprSyntax? = nil
  ) {
    let hash = effect.map { Int(truncatingIfNeeded: ContentHash(Data($0.effectText.utf8)).value) }
    facts.calls.append(CallFact(kind: kind, text: text, effect: hash, range: node.sourceRange, context: context))
  }

  // MARK: - Sends

  private func collectSend(
    _ call: FunctionCallExprSyntax,
    _ argument: ExprSyntax,
    _ style: SendFact.Style,
    in store: ExprSyntax? = nil
  ) {
    guard
      var path = ActionPath(argument) ?? ActionPath(keyPath: argument) ?? constant(argument) ?? Self.value(of: argument)
    else { return }
    let receiver = receiver(store)
    path.components = receiver.components + path.components
    let access = call.parent?.as(MemberAccessExprSyntax.self)
    facts.sends.append(
      SendFact(
        style: style,
        path: path,
        range: call.sourceRange,
        handler: handlers.last,
        effect: effects.last,
        context: context,
        isOnlyStatement: call.isStatement,
        receiver: receiver.name,
        receiverType: receiver.type,
        scopeCount: receiver.components.count,
        containsWork: argument.tokens(viewMode: .sourceAccurate).contains {
          [.keyword(.await), .keyword(.try), .leftBrace].contains($0.tokenKind)
        },
        isCertain: style != .store || store?.isStore ?? true,
        isAwaited: access?.declName.baseName.text == "finish"
      )
    )
  }

  private func collectDispatch(_ call: FunctionCallExprSyntax, _ argument: ExprSyntax) {
    let type = TypeShape(valueOf: argument)
    guard let path = type.map({ ActionPath(root: .typed($0), components: [], tail: .none) }) ?? ActionPath(argument)
    else {
      return
    }
    facts.sends.append(
      SendFact(
        style: .dispatch,
        path: path,
        range: call.sourceRange,
        handler: handlers.last,
        effect: effects.last,
        context: context,
        isOnlyStatement: call.isStatement
      )
    )
  }

  /// The path of a value whose case is unknown.
  private static func value(of argument: ExprSyntax) -> ActionPath? {
    // `send(PlayerStartedAction())` sends an open action.
    if let type = TypeShape(valueOf: argument), type.path.last?.first?.isUppercase ?? false {
      return ActionPath(root: .typed(type), components: [], tail: .none)
    }
    return argument.is(DeclReferenceExprSyntax.self) ? unknown : nil
  }

  // MARK: - Operators

  /// Records the start of a body, and the operators and reducers that are its statements.
  func collectStatements(_ items: CodeBlockItemListSyntax) {
    if let first = items.first {
      facts.bodies.append(
        BodyFact(
          type: typePath,
          start: first.positionAfterSkippingLeadingTrivia.utf8Offset,
          // `return` disables the builder, so a body that starts with it has no place for another reducer.
          lineStart: first.item.is(ReturnStmtSyntax.self) ? nil : first.leadingTrivia.lineStart
        )
      )
    }
    collectReducers(items)
  }

  /// Records the operators and reducers that are the statements of a body, or of a method that is an operator.
  func collectReducers(_ items: CodeBlockItemListSyntax) {
    for item in items {
      let returned = item.item.as(ReturnStmtSyntax.self)?.expression
      guard let expression = item.item.as(ExprSyntax.self) ?? returned, let call = expression.innermostCall else {
        continue
      }
      statementCalls.insert(call.id)
      for name in expression.chainedNames where !Self.modifiers.contains(name) {
        // An operator of the app can run any child.
        facts.operators.append(
          OperatorFact(
            name: name,
            hasLiteralPaths: false,
            range: call.sourceRange,
            context: context,
            isStatement: false
          )
        )
      }
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText ?? ""
      if name == "CombineReducers", let content = call.closures.first?.closure.statements { collectReducers(content) }
      guard !Self.knownReducers.contains(name), let type = TypeShape(named: call.calledExpression) else { continue }
      guard type.path != ["Reduce"] else { continue }
      facts.operators.append(
        OperatorFact(
          name: type.path.joined(separator: "."),
          hasLiteralPaths: true,
          child: type.path,
          range: call.sourceRange,
          context: context,
          isStatement: true
        )
      )
    }
  }

  private static let knownReducers: Set<String> = [
    "Reduce", "Scope", "IfLet", "ForEach", "IfCaseLet", "BindingReducer", "CombineReducers", "EmptyReducer",
    "ifLet", "forEach", "ifCaseLet",
  ]

  /// The operators of the library, which run only the children that their arguments name.
  private static let modifiers: Set<String> = [
    "ifLet", "forEach", "ifCaseLet", "onChange", "dependency", "transformDependency", "_printChanges", "printChanges",
    "signpost",
  ]

  private func collectOperator(_ call: FunctionCallExprSyntax, _ name: String) {
    if name == "Reduce", let closure = call.closures.first?.closure { roles[closure.id] = .reducer(.own) }
    let paths = call.arguments.lazy.filter { !$0.expression.is(ClosureExprSyntax.self) && $0.label?.text != "id" }
    let action = paths.first { $0.label?.text == "action" }
    let state = paths.first { $0.label?.text != "action" }
    let actionPath = action.flatMap { ActionPath(keyPath: $0.expression) }
    let statePath = state.flatMap { ActionPath(keyPath: $0.expression) }
    // `ForEach(items)` of SwiftUI has no key path to an action.
    if OperatorFact.ofLibrary.contains(name), action == nil { return }
    // The reducers in `CombineReducers` have facts of their own.
    let closure = name == "CombineReducers" ? nil : call.closures.first?.closure
    let content = closure?.statements.first?.item.as(ExprSyntax.self)
    facts.operators.append(
      OperatorFact(
        name: name,
        state: statePath?.names ?? [],
        action: actionPath?.names ?? [],
        hasLiteralPaths: action == nil || actionPath != nil,
        child: content?.innermostCall.flatMap { TypeShape(named: $0.calledExpression)?.path } ?? [],
        range: call.calledExpression.operatorRange,
        context: context,
        isStatement: statementCalls.contains(call.id)
      )
    )
  }
}

extension ExprSyntax {
  /// The call at the start of a chain: `Reduce { … }` in `Reduce { … }.ifLet(…)`.
  var innermostCall: FunctionCallExprSyntax? {
    var call = self.as(FunctionCallExprSyntax.self)
    while let member = call?.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let inner = base.as(FunctionCallExprSyntax.self)
    {
      call = inner
    }
    return call
  }

  /// The names of the functions that are called on the start of a chain: `ifLet` in `Reduce { … }.ifLet(…)`.
  fileprivate var chainedNames: [String] {
    var names: [String] = []
    var call = self.as(FunctionCallExprSyntax.self)
    while let member = call?.calledExpression.as(MemberAccessExprSyntax.self),
      let inner = member.base?.as(FunctionCallExprSyntax.self)
    {
      names.append(member.declName.baseName.text)
      call = inner
    }
    return names
  }

  /// The name of the function that makes the effect, or the tokens of the effect: `.run { … }` in `.run { … }.debounce(…)`.
  fileprivate var effectText: String {
    guard let call = innermostCall else { return trimmedDescription }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let isFunction = call.calledExpression.is(DeclReferenceExprSyntax.self) || base?.isName ?? false
    // One function makes one effect, also with other arguments.
    let node = isFunction && call.trailingClosure == nil ? call.calledExpression : ExprSyntax(call)
    return node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }

  /// The first name of a path of members: `$store` in `$store.settings.name`, and in `self.$store.name`.
  fileprivate var leftmost: ExprSyntax {
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return self }
    let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    return isSelf ? self : base.leftmost
  }

  /// The range of the name of an operator, without the expression before it.
  fileprivate var operatorRange: SourceRange {
    self.as(MemberAccessExprSyntax.self)?.declName.sourceRange ?? sourceRange
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call, with `try` and `await`, is a statement of a closure.
  fileprivate var isStatement: Bool {
    var node = parent
    while let current = node, current.is(AwaitExprSyntax.self) || current.is(TryExprSyntax.self) {
      node = current.parent
    }
    guard let item = node?.as(CodeBlockItemSyntax.self) else { return false }
    return item.parent?.parent?.is(ClosureExprSyntax.self) ?? false
  }
}
