package import HeadgateSyntax
package import SwiftSyntax

/// What a declaration with `@Reducer` says that a reducer cannot be.
package struct ReducerFaults {
  package let all: [HeadgateDiagnostic]

  /// Whether the declaration cannot become a reducer at all.
  package let areFatal: Bool

  package init(of reducer: ReducerDeclaration, attribute: AttributeSyntax, in surroundings: [Syntax]) {
    switch reducer.type.kind {
    case .struct:
      all = Self.faults(ofStruct: reducer, attribute: attribute)
      areFatal = false
    case .enum:
      let cases = Self.faults(ofCases: reducer, in: surroundings)
      all = Self.faults(ofEnum: reducer, attribute: attribute, in: surroundings) + cases
      areFatal = !reducer.states.isEmpty || !cases.isEmpty
    case .class, .actor, .protocol, .extension:
      all = [.reducerNotAStruct(attribute, type: reducer.type)]
      areFatal = true
    }
  }

  private static func faults(ofCases reducer: ReducerDeclaration, in surroundings: [Syntax]) -> [HeadgateDiagnostic] {
    guard let declaration = reducer.type.introducer.parent?.as(EnumDeclSyntax.self) else { return [] }
    return EnumReducerFaults(of: reducer, declaration: declaration, in: surroundings).all
  }

  private static func faults(
    ofEnum reducer: ReducerDeclaration,
    attribute: AttributeSyntax,
    in surroundings: [Syntax]
  ) -> [HeadgateDiagnostic] {
    var faults: [HeadgateDiagnostic] = []
    if attribute.arguments != nil { faults.append(.reducerArguments(attribute)) }
    // That the enum is sendable says nothing of its values, of which there are none, and does no harm.
    if let clause = reducer.type.inheritance,
      clause.inheritedTypes.contains(where: { $0.type.lastComponentName != "Sendable" })
    {
      faults.append(.enumReducerConforms(clause, type: reducer.type, in: surroundings))
    }
    faults += reducer.states.map { .enumReducerDeclaresState($0, in: reducer.type.name) }
    return faults + OldNames.faults(in: reducer.type)
  }

  private static func faults(ofStruct reducer: ReducerDeclaration, attribute: AttributeSyntax) -> [HeadgateDiagnostic] {
    var faults: [HeadgateDiagnostic] = []
    if attribute.arguments != nil { faults.append(.reducerArguments(attribute)) }
    faults += reducer.states.compactMap { state in
      guard let type = TypeDeclaration(state), type.kind == .class || type.kind == .actor else { return nil }
      return .reducerStateIsReference(type, in: reducer.type.name)
    }
    if let method = reducer.reduceMethods.first, let body = reducer.bodies.first {
      faults.append(.reducerBodyAndReduce(method, body: body, in: reducer.type.name))
    }
    return faults + OldNames.faults(in: reducer.type)
  }
}
