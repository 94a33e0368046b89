import HeadgateSyntax
import SwiftSyntax

/// Finds a `switch` on the action that does not handle all cases, and a case that returns no effect.
///
/// The compiler reports the first one without the names of the cases, and the second one at the end of the closure.
struct Switches {
  let violations: [HeadgateDiagnostic]

  init(in receivers: [ReducerStatements.Receiver], of cases: ChildActions) {
    violations = receivers.flatMap { receiver in
      // After another variable has its name, a `switch` is on this variable.
      let switches = receiver.statements.prefix { !$0.declares(variable: receiver.action) }
      let unhandled = switches.compactMap(\.switchExpression).filter { $0.subject.isVariable(receiver.action) }.prefix(
        1
      )
      .compactMap { Self.unhandled(in: $0, of: cases) }
      guard receiver.returnsEffect, let last = receiver.statements.last?.switchExpression else { return unhandled }
      return unhandled + last.cases.compactMap(Self.withoutEffect)
    }
  }

  private static func unhandled(in expression: SwitchExprSyntax, of cases: ChildActions) -> HeadgateDiagnostic? {
    // With cases that are not known, the names in the patterns can belong to other declarations.
    guard cases.allNames != nil else { return nil }
    var handled: Set<String> = []
    for one in expression.cases {
      guard let label = one.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else { return nil }
      for pattern in label.caseItems.map(\.pattern) {
        let pattern = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        guard let name = pattern.as(ExpressionPatternSyntax.self)?.expression.implicitCase else { return nil }
        handled.insert(name)
      }
    }
    let missing = cases.inhabitedNames.filter { !handled.contains($0) }
    return missing.isEmpty ? nil : .switchWithoutCases(expression, missing)
  }

  /// An assignment at the end of a case: it neither returns an effect, nor stops the program.
  private static func withoutEffect(_ one: SwitchCaseListSyntax.Element) -> HeadgateDiagnostic? {
    guard case .switchCase(let one) = one, case .expr(let last)? = one.statements.last?.item, last.isAssignment else {
      return nil
    }
    return .caseWithoutEffect(last)
  }
}

extension CodeBlockItemSyntax {
  /// Whether a declaration or a `guard` declares a variable for the statements behind it.
  fileprivate func declares(variable name: String) -> Bool {
    switch item {
    case .decl(let declaration):
      declaration.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.declares(name) } == true
    case .stmt(let statement): statement.as(GuardStmtSyntax.self)?.conditions.contains { $0.declares(name) } == true
    case .expr: false
    }
  }
}

extension ExprSyntax {
  fileprivate var isAssignment: Bool {
    let operators = self.as(SequenceExprSyntax.self).map(\.elements) ?? []
    return operators.contains { element in
      element.is(AssignmentExprSyntax.self)
        || ["+=", "-=", "*=", "/="].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text)
    }
  }
}
