import HeadgateSyntax
import SwiftSyntax

/// The reasons why the cases of an enum cannot become features.
///
/// Without these diagnostics the expansion compiles, or its errors are shown at the developer's types.
struct EnumReducerValidation {
  /// The names that `@Reducer` or case paths declare inside the enum.
  private static let takenCases: Set<String> = [
    "Action", "AllCasePaths", "Body", "CaseScope", "State", "StateReducer", "Type", "is", "modify", "self",
  ]

  /// The type names that have another meaning inside the expansion.
  private static let takenTypes: Set<String> = ["Action", "AllCasePaths", "Body", "CaseScope", "State", "StateReducer"]

  let all: [HeadgateDiagnostic]

  init(of reducer: ReducerDeclaration, declaration: EnumDeclSyntax, in surroundings: [Syntax]) {
    let name = reducer.type.name
    // The types that the enum declares itself.
    let own = Set(reducer.type.members.flattened.compactMap(\.declaredTypeName))
    let cases = EnumCases(of: declaration).flattened.filter { !$0.availability.isUnavailable }
    all = cases.flatMap { one -> [HeadgateDiagnostic] in
      guard !Self.takenCases.contains(one.plainName) else { return [.takenCaseName(one, in: name)] }
      let types = one.element.parameterClause?.parameters.map(\.type) ?? []
      let taken = types.flatMap(\.firstNames).filter {
        Self.takenTypes.contains($0.name.text) && !own.contains($0.name.text)
      }
      if let type = taken.first {
        return [.takenTypeName(type, of: one, in: name, surroundings: surroundings)]
      }
      guard case .feature = ReducerCase(one, in: name).kind, let type = types.first else { return [] }
      guard type.isNamed, !type.isPlainValue else { return [.caseWithoutFeature(one, type: type)] }
      if let feature = type.gatedFeature,
        let value = one.element.parameterClause?.parameters.first?.defaultValue?.value,
        value.gatedReducer == nil,
        value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == feature.trimmedDescription
      {
        return [.reducerWithoutGate(value)]
      }
      guard let part = type.as(MemberTypeSyntax.self), ["Action", "State"].contains(part.name.text) else { return [] }
      return [.caseNamesPartOfFeature(one, part)]
    }
  }
}

extension TypeSyntax {
  /// Whether the type is one of the standard library that no feature has the name of.
  fileprivate var isPlainValue: Bool {
    let values: Set = ["Bool", "Double", "Float", "Int", "String", "UUID", "Void"]
    return self.as(IdentifierTypeSyntax.self).map { values.contains($0.name.text) } ?? false
  }

  /// Whether the type is written as a name, like the types of features.
  fileprivate var isNamed: Bool {
    if let tuple = self.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return only.type.isNamed
    }
    return self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self)
  }
}
