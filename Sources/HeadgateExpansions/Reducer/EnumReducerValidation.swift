import HeadgateSyntax
import SwiftSyntax

/// What keeps the cases of an enum from becoming features: without these faults the expansion compiles, or its mistakes are told at
/// the user's types.
struct EnumReducerValidation {
  /// What `@Reducer` declares inside the enum, and what every enum with case paths has.
  private static let takenCases: Set<String> = [
    "Action", "AllCasePaths", "Body", "CaseScope", "State", "StateReducer", "Type", "is", "modify", "self",
  ]

  /// What stands for another type inside the expansion than outside of it.
  private static let takenTypes: Set<String> = ["Action", "AllCasePaths", "Body", "CaseScope", "State", "StateReducer"]

  let all: [HeadgateDiagnostic]

  init(of reducer: ReducerDeclaration, declaration: EnumDeclSyntax, in surroundings: [Syntax]) {
    let name = reducer.type.name
    // The members of the enum are the user's.
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
      guard case .feature = ReducerCase(one, in: name).kind, let type = types.first, !type.isNamed
      else { return [] }
      return [.caseWithoutFeature(one, type: type)]
    }
  }
}

extension TypeSyntax {
  /// Whether the type is written as a name, as the types of features are.
  fileprivate var isNamed: Bool {
    if let tuple = self.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return only.type.isNamed
    }
    return self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self)
  }
}
