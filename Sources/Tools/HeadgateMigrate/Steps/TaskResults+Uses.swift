import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// The places that use a `TaskResult` in a way that `Result` does not have.
  enum TaskResultUse {
    /// `result.value`, and whether all declarations with the name say that it is a `Result`.
    case value(MemberAccessExprSyntax, isSure: Bool)
    /// A comparison of results: `==`, an assertion of equality, or a pattern that is a result.
    case comparison(Syntax)
    /// `Result(other)`: a `TaskResult` can be created from a result with another error.
    case conversion(FunctionCallExprSyntax)
  }

  private static let assertions: Set<String> = [
    "XCTAssertEqual", "XCTAssertNoDifference", "XCTAssertNotEqual", "expectNoDifference",
  ]

  static func taskResultUses(in file: SourceText, _ code: PackageCode) -> [TaskResultUse] {
    guard !code.declaresType("TaskResult") else { return [] }
    return file.tree.descendants(Syntax.self).flatMap { node -> [TaskResultUse] in
      switch node.kind {
      case .memberAccessExpr: return node.as(MemberAccessExprSyntax.self).flatMap { value($0, code) }.map { [$0] } ?? []
      case .sequenceExpr: return node.as(SequenceExprSyntax.self).map { comparisons(in: $0, code) } ?? []
      case .functionCallExpr: return node.as(FunctionCallExprSyntax.self).map { uses(of: $0, code) } ?? []
      case .switchExpr: return node.as(SwitchExprSyntax.self).map { comparisons(in: $0, code) } ?? []
      default: return []
      }
    }
  }

  private static func value(_ member: MemberAccessExprSyntax, _ code: PackageCode) -> TaskResultUse? {
    guard member.declName.baseName.text == "value", let base = member.base, !code.results.members.contains("value"),
      let isSure = base.isResultWithAnyError(code.results)
    else { return nil }
    // Another type of the package has the name, so the written name does not prove which of the two it is.
    return .value(member, isSure: isSure && !code.declaresType("Result"))
  }

  private static func comparisons(in sequence: SequenceExprSyntax, _ code: PackageCode) -> [TaskResultUse] {
    let parts = Array(sequence.elements)
    return parts.indices.dropFirst().dropLast().compactMap { index in
      guard let name = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(name),
        // An optional result can be compared with `nil`.
        !parts[index - 1].is(NilLiteralExprSyntax.self), !parts[index + 1].is(NilLiteralExprSyntax.self),
        [parts[index - 1], parts[index + 1]].contains(where: { $0.isResultWithAnyError(code.results) == true })
      else { return nil }
      return .comparison(Syntax(sequence))
    }
  }

  private static func uses(of call: FunctionCallExprSyntax, _ code: PackageCode) -> [TaskResultUse] {
    if call.calledExpression.nameText == "Result" || call.calledExpression.nameText == "Swift.Result",
      call.trailingClosure == nil, call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
      !only.expression.is(ClosureExprSyntax.self), !code.declaresType("Result")
    {
      return [.conversion(call)]
    }
    guard assertions.contains(call.name ?? ""),
      call.arguments.prefix(2).contains(where: { $0.expression.isResultWithAnyError(code.results) == true })
    else { return [] }
    return [.comparison(Syntax(call.calledExpression))]
  }

  /// The cases with a value instead of a pattern: `case expected:`.
  private static func comparisons(in choice: SwitchExprSyntax, _ code: PackageCode) -> [TaskResultUse] {
    guard choice.subject.isResultWithAnyError(code.results) == true else { return [] }
    let labels = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
    return labels.flatMap(\.caseItems).compactMap { item in
      guard let value = item.pattern.as(ExpressionPatternSyntax.self)?.expression,
        value.is(DeclReferenceExprSyntax.self)
      else { return nil }
      return .comparison(Syntax(value))
    }
  }
}

extension ExprSyntax {
  /// Whether the value is a `Result` with any error: true, false if declarations with the name have other types, nil if none says it.
  fileprivate func isResultWithAnyError(_ code: ResultDeclarations) -> Bool? {
    let value = unwrappedOfKeywords
    if let optional = value.as(OptionalChainingExprSyntax.self) {
      return optional.expression.isResultWithAnyError(code)
    }
    if let optional = value.as(ForceUnwrapExprSyntax.self) { return optional.expression.isResultWithAnyError(code) }
    if value.makesResultWithAnyError { return true }
    if let call = value.as(FunctionCallExprSyntax.self) {
      guard let name = call.name, code.functions.contains(name) else { return nil }
      return !code.otherFunctions.contains(name)
    }
    guard let name = value.lastName else { return nil }
    if value.is(DeclReferenceExprSyntax.self), let local = value.localDeclaration(named: name) {
      return local.isResultWithAnyError(code)
    }
    guard code.properties.contains(name) else { return nil }
    return !code.otherProperties.contains(name)
  }
}

extension LocalDeclaration {
  fileprivate func isResultWithAnyError(_ code: ResultDeclarations) -> Bool? {
    switch self {
    case .variable(let binding):
      if let type = binding.typeAnnotation?.type { return type.isResultWithAnyError ? true : nil }
      return binding.initializer?.value.isResultWithAnyError(code)
    case .parameter(let type): return type.isResultWithAnyError ? true : nil
    case .payload(let name, let index):
      let answers = code.payloads[name, default: []].map { $0.indices.contains(index) && $0[index] }
      return answers.contains(true) ? !answers.contains(false) : nil
    case .other: return nil
    }
  }
}
