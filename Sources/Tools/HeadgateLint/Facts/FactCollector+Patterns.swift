import SwiftSyntax

extension FactCollector {
  /// Returns the path that a `switch` or a condition examines; its root is unknown for anything but actions.
  func path(of expression: ExprSyntax) -> ActionPath {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return subject(named: reference.baseName.plainText) ?? Self.unknown
    }
    // The opened value of a sealed action.
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "opened",
      let base = member.base
    {
      return path(of: base)
    }
    return Self.unknown
  }

  func enterSwitch(_ node: SwitchExprSyntax) {
    let subject = path(of: node.subject)
    switches.append(facts.switches.count)
    facts.switches.append(SwitchFact(subject: subject, context: context))
    onExit(of: node) { [unowned self] in switches.removeLast() }
  }

  func enterCase(_ node: SwitchCaseSyntax) {
    guard let index = switches.last else { return }
    let subject = facts.switches[index].subject
    openScope(node, [:])
    guard subject.root != .unknown else {
      hideNames(in: node)
      collectTypes(node)
      return
    }
    let handler = facts.handlers.count
    facts.handlers.append(HandlerFact(switchIndex: index, isTrivial: node.statements.allSatisfy(\.isTrivial)))
    handlers.append(handler)
    onExit(of: node) { [unowned self] in handlers.removeLast() }
    switch node.label {
    case .default(let label): facts.switches[index].defaultRange = label.defaultKeyword.sourceRange
    case .case(let label):
      for item in label.caseItems {
        if item.pattern.matchesEverything { facts.switches[index].defaultRange = item.pattern.sourceRange }
        collectPattern(item.pattern, subject: subject, handler: handler)
      }
    }
    collectTypes(node)
  }

  /// Records the pattern of `if case .x = action`.
  func collectCondition(_ node: MatchingPatternConditionSyntax) {
    let subject = path(of: node.initializer.value)
    guard subject.root != .unknown else { return }
    collectPattern(node.pattern, subject: subject, handler: nil)
  }

  private func collectPattern(_ pattern: PatternSyntax, subject: ActionPath, handler: Int?) {
    guard let path = ActionPath(pattern) else { return }
    // `case LoginAction.failed` matches an open action, whose type is not the type of the subject.
    if case .typed(let type) = path.root, subject.components.isEmpty, let name = path.components.first?.name {
      addTypePattern(type, caseName: name, at: pattern.sourceRange, handler)
    }
    collectPattern(path, pattern.sourceRange, subject: subject, handler: handler)
  }

  func collectPattern(_ path: ActionPath, _ range: SourceRange, subject: ActionPath, handler: Int?) {
    guard subject.root != .unknown else { return }
    let whole = ActionPath(root: subject.root, components: subject.components + path.components, tail: path.tail)
    if case .binding(let name) = path.tail { scopes[scopes.count - 1][name] = whole }
    facts.patterns.append(
      PatternFact(
        path: whole,
        range: range,
        inheritedCount: subject.components.count,
        handler: handler,
        context: context
      )
    )
  }

  /// Hides the names from outside that the patterns of a case declare.
  private func hideNames(in node: SwitchCaseSyntax) {
    guard case .case(let label) = node.label else { return }
    let tokens = label.caseItems.flatMap { $0.pattern.tokens(viewMode: .sourceAccurate) }
    for token in tokens where token.parent?.is(IdentifierPatternSyntax.self) ?? false {
      scopes[scopes.count - 1][token.plainText] = Self.unknown
    }
  }

  /// Records the types that `case let action as Type` and `case is Type` match.
  private func collectTypes(_ node: SwitchCaseSyntax) {
    guard case .case(let label) = node.label else { return }
    for item in label.caseItems {
      var pattern = item.pattern
      if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
      if let cast = pattern.as(IsTypePatternSyntax.self) {
        addTypePattern(TypeShape(cast.type), at: item.pattern.sourceRange, handlers.last)
      } else if let sequence = pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self),
        let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      {
        let shape = TypeShape(type)
        addTypePattern(shape, at: item.pattern.sourceRange, handlers.last)
        guard let name = sequence.elements.first?.boundName else { continue }
        scopes[scopes.count - 1][name] = ActionPath(root: .typed(shape), components: [], tail: .none)
      }
    }
  }
}

extension FactCollector {
  /// Records the type in `if let action = action as? UserLoaded`.
  func collectCast(_ value: ExprSyntax) {
    guard let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
    else { return }
    addTypePattern(TypeShape(type), at: value.sourceRange, handlers.last)
  }

  private func addTypePattern(_ type: TypeShape, caseName: String? = nil, at range: SourceRange, _ handler: Int?) {
    facts.typePatterns.append(
      TypePatternFact(type: type, caseName: caseName, range: range, handler: handler, context: context)
    )
  }
}

extension ExprSyntax {
  /// The name that a pattern in an expression binds.
  fileprivate var boundName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.plainText
      ?? self.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }
}

extension PatternSyntax {
  /// Whether the pattern is `_`, or a name for the whole value.
  fileprivate var matchesEverything: Bool {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.is(IdentifierPatternSyntax.self) }
    return self.is(WildcardPatternSyntax.self)
      || self.as(ExpressionPatternSyntax.self)?.expression.is(DiscardAssignmentExprSyntax.self) ?? false
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement does nothing: `return .none`, `.none`, `return` or `break`.
  fileprivate var isTrivial: Bool {
    let text = item.trimmedDescription
    return ["return .none", ".none", "return", "break", "()", "return Effect.none"].contains(text)
  }
}
