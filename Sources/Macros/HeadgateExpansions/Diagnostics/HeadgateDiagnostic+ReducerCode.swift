import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// The mistakes in the statements of a reducer that the compiler reports in other terms.
extension HeadgateDiagnostic {
  static func patternBehindGate(_ pattern: FunctionCallExprSyntax, of name: String) -> Self {
    Self(
      .patternBehindGate,
      at: pattern,
      """
      The case '\(name)' carries a 'Gate', which hides the view actions and the internal actions of the child. Match a delegate \
      action of the child: '.\(name)(.delegate(…))'.
      """
    )
  }

  static func patternOfSealedEvent(_ pattern: FunctionCallExprSyntax) -> Self {
    var fixIts: [HeadgateFixIt] = []
    if let subject = pattern.comparedExpression {
      let new: ExprSyntax = "\(subject.trimmed).opened"
      fixIts = [.replace(subject, with: new, "Write '\(new)'")]
    }
    return Self(
      .patternOfSealedEvent,
      at: pattern,
      "The events of this case are sealed. The file that declares them matches 'action.opened': write 'switch action.opened'.",
      fixIts: fixIts
    )
  }

  static func patternOfUnknownCase(_ pattern: MemberAccessExprSyntax, likely: String) -> Self {
    Self(
      .patternOfUnknownCase,
      at: pattern,
      "The action has no case '\(pattern.declName.baseName.text)'. Write '.\(likely)'.",
      fixIts: [.replace(pattern.declName.baseName, with: TokenSyntax.identifier(likely), "Write '\(likely)'")]
    )
  }

  static func switchWithoutCases(_ expression: SwitchExprSyntax, _ names: [String]) -> Self {
    let list = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    let patterns = names.map { ".\($0)" }.joined(separator: ", ")
    let added = "case \(patterns):\n  return .none\n"
    var new = expression
    new.rightBrace.leadingTrivia = [.unexpectedText("\n\(added)")]
    return Self(
      .switchWithoutCases,
      at: expression.switchKeyword,
      """
      The 'switch' does not handle \(names.count == 1 ? "the case" : "the cases") \(list). Write \
      'case \(names.count == 1 ? patterns : ".\(names[0]), …"): return .none', or what the action does.
      """,
      fixIts: [.replace(expression, with: new, "Add 'case \(patterns)'")]
    )
  }

  static func caseWithoutEffect(_ last: ExprSyntax) -> Self {
    let indentation = last.leadingTrivia.pieces.last { piece in
      if case .spaces = piece { true } else { false }
    }
    let line = "\(Trivia(pieces: indentation.map { [$0] } ?? []))return .none"
    return Self(
      .caseWithoutEffect,
      at: last,
      "Each case returns an effect, and this one ends without it. Write 'return .none' behind this line.",
      fixIts: [
        HeadgateFixIt(
          message: "Add 'return .none'",
          changes: [
            .replace(
              oldNode: Syntax(last),
              newNode: Syntax(last.with(\.trailingTrivia, last.trailingTrivia + [.unexpectedText("\n\(line)")]))
            )
          ]
        )
      ]
    )
  }

  static func actionOfAnotherChild(_ one: ChildOperator, created: String, case name: String) -> Self {
    let new: ExprSyntax = "\\.\(raw: name)"
    return Self(
      .actionOfAnotherChild,
      at: one.action,
      """
      The case '\(one.caseName)' carries '\(one.payload.type.trimmedDescription)', and the state and the reducer belong to \
      '\(created)'. Write 'action: \(new)'.
      """,
      fixIts: [.replace(one.action, with: new, "Write '\(new)'")]
    )
  }

  static func projectionOfUnknownProperty(_ path: KeyPathExprSyntax, written: String, likely: String) -> Self {
    let new: ExprSyntax = "\\.$\(raw: likely)"
    return Self(
      .projectionOfUnknownProperty,
      at: path,
      "The state has no property '\(written.dropFirst())'. Write '\(new)'.",
      fixIts: [.replace(path, with: new, "Write '\(new)'")]
    )
  }

  static func operationWithoutSend(_ closure: ClosureExprSyntax) -> Self {
    let brace = closure.leftBrace
    let new = brace.with(\.trailingTrivia, [.unexpectedText(" send in")] + brace.trailingTrivia)
    return Self(
      .operationWithoutSend,
      at: brace,
      "The operation of an effect receives the function that sends actions. Write '.run { send in … }'.",
      fixIts: [
        HeadgateFixIt(message: "Add 'send in'", changes: [.replace(oldNode: Syntax(brace), newNode: Syntax(new))])
      ]
    )
  }

  static func stateInOperation(
    _ use: DeclReferenceExprSyntax,
    all uses: [DeclReferenceExprSyntax],
    in closure: ClosureExprSyntax
  ) -> Self {
    let state = use.baseName.text
    let members = uses.map { $0.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
    guard let name = members[0], members.allSatisfy({ $0 == name }) else {
      return Self(
        .stateInOperation,
        at: use,
        """
        An effect runs after its reducer, and has no '\(state)'. Capture the values that it needs: \
        '.run { [value = \(state).value] send in … }'.
        """
      )
    }
    let capture = "[\(name) = \(state).\(name)]"
    return Self(
      .stateInOperation,
      at: use,
      """
      An effect runs after its reducer, and has no '\(state)'. Capture the value: '.run { \(capture) send in … }', and write \
      '\(name)' here.
      """,
      fixIts: fixIt(capturing: capture, as: name, for: uses, in: closure).map { [$0] } ?? []
    )
  }

  private static func fixIt(
    capturing capture: String,
    as name: String,
    for uses: [DeclReferenceExprSyntax],
    in closure: ClosureExprSyntax
  ) -> HeadgateFixIt? {
    guard let signature = closure.signature, signature.capture == nil else { return nil }
    let brace = closure.leftBrace
    let captured = brace.with(\.trailingTrivia, [.unexpectedText(" \(capture)")] + brace.trailingTrivia)
    let replacements = uses.compactMap { use -> FixIt.Change? in
      guard let member = use.parent?.as(MemberAccessExprSyntax.self) else { return nil }
      let new = DeclReferenceExprSyntax(baseName: .identifier(name))
        .with(\.leadingTrivia, member.leadingTrivia).with(\.trailingTrivia, member.trailingTrivia)
      return .replace(oldNode: Syntax(member), newNode: Syntax(new))
    }
    return HeadgateFixIt(
      message: "Capture '\(name)'",
      changes: [.replace(oldNode: Syntax(brace), newNode: Syntax(captured))] + replacements
    )
  }

  /// A note, and no error: an extension can declare a property of almost the same name.
  static func misspelledProperty(_ name: DeclReferenceExprSyntax, likely: String) -> Self {
    Self(
      .misspelledProperty,
      at: name,
      severity: .note,
      "The state declares '\(likely)', and no '\(name.baseName.text)'. Write 'state.\(likely)'."
    )
  }
}

extension HeadgateDiagnostic {
  static func forgottenReducer(_ attribute: AttributeSyntax, feature: String) -> Self {
    Self(
      .forgottenReducer,
      at: attribute,
      severity: .note,
      "'\(feature)' has a 'State', and no '@Reducer'. If it is a feature, write '@Reducer' in front of it."
    )
  }
}

extension SyntaxProtocol {
  /// The expression that a pattern is compared with.
  fileprivate var comparedExpression: ExprSyntax? {
    var outer = parent
    while let current = outer {
      if let expression = current.as(SwitchExprSyntax.self) { return expression.subject }
      if let condition = current.as(MatchingPatternConditionSyntax.self) { return condition.initializer.value }
      outer = current.parent
    }
    return nil
  }
}
