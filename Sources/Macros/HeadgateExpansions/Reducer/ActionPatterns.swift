import HeadgateSyntax
import SwiftSyntax

/// Finds patterns that name the action of a child without its wrapping, such as `.child(.saved)` for
/// `.child(.presented(.saved))`, and patterns that a boundary or a misspelled case prevents.
///
/// The compiler reports such patterns without a line, or in other terms, if they bind a value. Only the patterns of a `switch`, an `if` and a
/// `guard` on the action itself are visited: elsewhere, a case of the same name can belong to another enum.
struct ActionPatterns {
  let violations: [HeadgateDiagnostic]

  init(in receivers: [ReducerStatements.Receiver], of cases: ChildActions) {
    violations = receivers.flatMap { receiver in
      Self.patterns(on: receiver.action, in: receiver.statements).compactMap { Self.violation(in: $0, of: cases) }
    }
  }

  /// Returns the patterns on a variable, until another variable has its name.
  private static func patterns(on name: String, in statements: CodeBlockItemListSyntax) -> [PatternSyntax] {
    var patterns: [PatternSyntax] = []
    for statement in statements {
      switch statement.item {
      case .expr(let expression): patterns += Self.patterns(on: name, in: expression)
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          patterns += Self.patterns(on: name, in: expression)
        } else if let expression = statement.as(ReturnStmtSyntax.self)?.expression {
          patterns += Self.patterns(on: name, in: expression)
        } else if let conditions = statement.as(GuardStmtSyntax.self)?.conditions {
          patterns += conditions.patterns(on: name)
          if conditions.declare(name) { return patterns }
        }
      case .decl(let declaration):
        let bindings = declaration.as(VariableDeclSyntax.self)?.bindings ?? []
        if bindings.contains(where: { $0.pattern.declares(name) }) { return patterns }
      }
    }
    return patterns
  }

  private static func patterns(on name: String, in expression: ExprSyntax) -> [PatternSyntax] {
    if let expression = expression.as(SwitchExprSyntax.self), expression.subject.isVariable(name) {
      return expression.cases.flatMap { $0.as(SwitchCaseSyntax.self)?.patterns ?? [] }
    }
    var patterns: [PatternSyntax] = []
    var branch = expression.as(IfExprSyntax.self)
    while let current = branch {
      patterns += current.conditions.patterns(on: name)
      branch = current.elseBody?.as(IfExprSyntax.self)
    }
    return patterns
  }

  private static func violation(in pattern: PatternSyntax, of cases: ChildActions) -> HeadgateDiagnostic? {
    let pattern = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    guard let parent = pattern.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
      let name = parent.implicitCase
    else { return nil }
    if let violation = boundary(before: parent, in: pattern, of: cases) { return violation }
    guard let payload = cases[name], !payload.action.wrappingCases.isEmpty,
      let child = parent.onlyUnlabeledArgument, let childName = child.implicitCase
    else { return nil }
    guard payload.action.wrappingCases.contains(childName) else {
      switch payload.action {
      case .plain, .gate, .tuple: return nil
      case .presented: return .patternWithoutPresented(child, of: name)
      case .identified, .stack: return .patternWithoutElement(child, action: child, of: name, type: payload.type)
      }
    }
    guard childName == "element", let call = child.as(FunctionCallExprSyntax.self),
      let action = call.onlyUnlabeledArgument, action.implicitCase != nil
    else { return nil }
    return .patternWithoutElement(child, action: action, of: name, type: payload.type)
  }

  /// Finds a pattern of a misspelled case, of sealed events, or of what a gate hides.
  private static func boundary(
    before parent: FunctionCallExprSyntax,
    in pattern: PatternSyntax,
    of cases: ChildActions
  ) -> HeadgateDiagnostic? {
    guard let member = parent.calledExpression.as(MemberAccessExprSyntax.self), let name = parent.implicitCase else {
      return nil
    }
    let childName = parent.onlyUnlabeledArgument?.implicitCase
    if case .gate = cases[name]?.action, let childName, ["internal", "view"].contains(childName) {
      return .patternBehindGate(parent, of: name)
    }
    // Without a value to bind, the pattern can be a static member or a comparison.
    guard pattern.bindsValue else { return nil }
    if let childName, cases.sealed[name]?.contains(childName) == true { return .patternOfSealedEvent(parent) }
    guard let names = cases.allNames, !names.contains(name),
      let likely = Misspelling.likelyName(for: name, in: names)
    else { return nil }
    return .patternOfUnknownCase(member, likely: likely)
  }
}

extension SyntaxProtocol {
  /// Whether a pattern, or a pattern around it, binds a value.
  fileprivate var bindsValue: Bool {
    parent?.is(ValueBindingPatternSyntax.self) == true
      || tokens(viewMode: .sourceAccurate).contains { [.keyword(.let), .keyword(.var)].contains($0.tokenKind) }
  }
}

extension SwitchCaseSyntax {
  fileprivate var patterns: [PatternSyntax] { label.as(SwitchCaseLabelSyntax.self)?.caseItems.map(\.pattern) ?? [] }
}

extension ConditionElementListSyntax {
  fileprivate func patterns(on name: String) -> [PatternSyntax] {
    var patterns: [PatternSyntax] = []
    for element in self {
      if case .matchingPattern(let match) = element.condition, match.initializer.value.isVariable(name) {
        patterns.append(match.pattern)
      }
      // The conditions after this one mean the new variable.
      if element.declares(name) { break }
    }
    return patterns
  }

  /// Returns whether a condition declares a variable with a name.
  fileprivate func declare(_ name: String) -> Bool { contains { $0.declares(name) } }
}

extension ExprSyntax {
  func isVariable(_ name: String) -> Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.text == name }

  /// The name of a case that is written without its type: `.name` or `.name(…)`.
  var implicitCase: String? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let member = called.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.identifier?.name
  }
}

extension FunctionCallExprSyntax {
  fileprivate var implicitCase: String? { ExprSyntax(self).implicitCase }

  fileprivate var onlyUnlabeledArgument: ExprSyntax? {
    guard arguments.count == 1, arguments.first?.label == nil else { return nil }
    return arguments.first?.expression
  }
}
