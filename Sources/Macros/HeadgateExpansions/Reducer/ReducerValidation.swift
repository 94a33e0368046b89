package import HeadgateSyntax
package import SwiftSyntax

/// The diagnostics of a declaration with `@Reducer`.
package struct ReducerValidation {
  package let all: [HeadgateDiagnostic]

  /// Whether the diagnostics prevent the expansion.
  package let areFatal: Bool

  package init(of reducer: ReducerDeclaration, attribute: AttributeSyntax, in surroundings: [Syntax]) {
    switch reducer.type.kind {
    case .struct:
      all = Self.violations(ofStruct: reducer, attribute: attribute)
      areFatal = false
    case .enum:
      let cases = Self.violations(ofCases: reducer, in: surroundings)
      all = Self.violations(ofEnum: reducer, attribute: attribute, in: surroundings) + cases
      areFatal = !reducer.states.isEmpty || !cases.isEmpty
    case .class, .actor, .protocol, .extension:
      all = [.reducerNotAStruct(attribute, type: reducer.type)]
      areFatal = true
    }
  }

  private static func violations(ofCases reducer: ReducerDeclaration, in surroundings: [Syntax]) -> [HeadgateDiagnostic]
  {
    guard let declaration = reducer.type.introducer.parent?.as(EnumDeclSyntax.self) else { return [] }
    return EnumReducerValidation(of: reducer, declaration: declaration, in: surroundings).all
  }

  private static func violations(
    ofEnum reducer: ReducerDeclaration,
    attribute: AttributeSyntax,
    in surroundings: [Syntax]
  ) -> [HeadgateDiagnostic] {
    var violations: [HeadgateDiagnostic] = []
    if attribute.arguments != nil {
      violations.append(.enumReducerArguments(attribute, of: reducer.type, in: surroundings))
    }
    // `Sendable` on the enum is harmless: the enum has no values.
    if let clause = reducer.type.inheritance,
      clause.inheritedTypes.contains(where: { $0.type.lastComponentName != "Sendable" })
    {
      violations.append(.enumReducerConforms(clause, type: reducer.type, in: surroundings))
    }
    violations += reducer.states.map { .enumReducerDeclaresState($0, in: reducer.type.name) }
    return violations + ReducerCode.violations(in: reducer)
  }

  private static func violations(ofStruct reducer: ReducerDeclaration, attribute: AttributeSyntax)
    -> [HeadgateDiagnostic]
  {
    var violations: [HeadgateDiagnostic] = []
    if attribute.arguments != nil { violations.append(.reducerArguments(attribute)) }
    violations += reducer.states.compactMap { state in
      guard let type = TypeDeclaration(state), type.kind == .class || type.kind == .actor else { return nil }
      return .reducerStateIsReference(type, in: reducer.type.name)
    }
    if let method = reducer.reduceMethods.first, let body = reducer.bodies.first {
      violations.append(.reducerBodyAndReduce(method, body: body, in: reducer.type.name))
    }
    if let type = ReducerBodyType(of: reducer) { violations.append(type.violation) }
    violations += operators(in: reducer).map { .operatorInReducer($0, in: reducer.type.name) }
    violations += BindableActions(of: reducer).violations
    violations += Self.violations(ofStatements: reducer)
    return violations + ReducerCode.violations(in: reducer)
  }

  private static func operators(in reducer: ReducerDeclaration) -> [FunctionDeclSyntax] {
    reducer.type.members.flattened.compactMap { $0.as(FunctionDeclSyntax.self) }.filter {
      switch $0.name.tokenKind {
      case .binaryOperator, .prefixOperator, .postfixOperator: true
      default: false
      }
    }
  }

  private static func violations(ofStatements reducer: ReducerDeclaration) -> [HeadgateDiagnostic] {
    let cases = ChildActions(of: reducer)
    let statements = ReducerStatements(of: reducer)
    return ChildOperators(statements.operators, of: reducer, cases: cases).violations
      + ActionPatterns(in: statements.receivers, of: cases).violations
      + Switches(in: statements.receivers, of: cases).violations
  }
}
