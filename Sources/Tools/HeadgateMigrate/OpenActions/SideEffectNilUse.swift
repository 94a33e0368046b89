import SwiftSyntax

/// A place that treats a side effect as an optional, which it is in UDF.
enum SideEffectNilUse {
  /// `effect = nil` of a variable whose value is a side effect.
  case assignment(NilLiteralExprSyntax)
  /// A comparison, an unwrapping, or an assertion.
  case test(Syntax)
  /// A side effect that becomes the value of an optional.
  case value(Syntax)

  /// The functions and macros of tests that accept an optional.
  private static let assertions: Set<String> = ["XCTAssertNil", "XCTAssertNotNil", "XCTUnwrap", "require"]

  static func all(in file: SourceText, _ code: SideEffectDeclarations) -> [SideEffectNilUse] {
    file.tree.descendants(Syntax.self).flatMap { uses(at: $0, code) }
  }

  private static func uses(at node: Syntax, _ code: SideEffectDeclarations) -> [SideEffectNilUse] {
    func test(_ expression: ExprSyntax?) -> [SideEffectNilUse] {
      expression?.isSideEffect(code) == true ? [.test(node)] : []
    }
    switch node.kind {
    case .sequenceExpr: return node.as(SequenceExprSyntax.self).map { uses(in: $0, code) } ?? []
    case .optionalBindingCondition:
      guard let condition = node.as(OptionalBindingConditionSyntax.self) else { return [] }
      guard condition.initializer == nil, let name = condition.pattern.as(IdentifierPatternSyntax.self) else {
        return test(condition.initializer?.value)
      }
      return test(condition.localValue(named: name.identifier.text))
    case .matchingPatternCondition: return test(node.as(MatchingPatternConditionSyntax.self)?.initializer.value)
    case .switchExpr:
      guard let subject = node.as(SwitchExprSyntax.self)?.subject, subject.isSideEffect(code) else { return [] }
      return [.test(Syntax(subject))]
    case .optionalChainingExpr: return test(node.as(OptionalChainingExprSyntax.self)?.expression)
    case .forceUnwrapExpr: return test(node.as(ForceUnwrapExprSyntax.self)?.expression)
    case .functionCallExpr:
      guard let call = node.as(FunctionCallExprSyntax.self) else { return [] }
      if assertions.contains(call.name ?? "") { return test(call.arguments.first?.expression) }
      // The call of a side effect that is a closure in UDF.
      return call.calledExpression.is(DeclReferenceExprSyntax.self) ? test(call.calledExpression) : []
    case .macroExpansionExpr:
      guard let macro = node.as(MacroExpansionExprSyntax.self), assertions.contains(macro.macroName.text) else {
        return []
      }
      return test(macro.arguments.first?.expression)
    case .patternBinding:
      guard let binding = node.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type,
        type.is(OptionalTypeSyntax.self), type.isSideEffect, binding.initializer?.value.isSideEffect(code) == true
      else { return [] }
      return [.value(node)]
    default: return []
    }
  }

  private static func uses(in sequence: SequenceExprSyntax, _ code: SideEffectDeclarations) -> [SideEffectNilUse] {
    let parts = Array(sequence.elements)
    return parts.indices.dropFirst().dropLast().flatMap { index -> [SideEffectNilUse] in
      let (left, right) = (parts[index - 1], parts[index + 1])
      if parts[index].is(AssignmentExprSyntax.self) {
        if let value = right.as(NilLiteralExprSyntax.self) {
          return left.isSideEffect(code) ? [.assignment(value)] : []
        }
        let isOptional = left.lastName.map(code.optionalVariables.contains) ?? false
        return isOptional && right.isSideEffect(code) ? [.value(Syntax(right))] : []
      }
      guard let name = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text else { return [] }
      switch name {
      case "??": return left.isSideEffect(code) ? [.test(Syntax(left))] : []
      case "==", "!=":
        let other = left.is(NilLiteralExprSyntax.self) ? right : right.is(NilLiteralExprSyntax.self) ? left : nil
        return other?.isSideEffect(code) == true ? [.test(Syntax(sequence))] : []
      default: return []
      }
    }
  }
}
