package import HeadgateSyntax
package import SwiftSyntax

/// The expansion of `@Reducer` in a struct.
package struct StructReducerExpansion {
  let reducer: ReducerDeclaration
  let access: String
  private let bodyTypes: ReducerBodyTypes

  package init(of reducer: ReducerDeclaration, access: AccessLevel, in surroundings: [Syntax]) {
    self.reducer = reducer
    self.access = access.memberModifier
    bodyTypes = ReducerBodyTypes(of: reducer, in: surroundings)
  }

  /// The missing members, except for those that the type of `body` names.
  package var members: [String] {
    [
      adds("State", reducer.states, bodyTypes.state) ? state : nil,
      adds("Action", reducer.actions, bodyTypes.action) ? action : nil,
      reducer.bodies.isEmpty && reducer.reduceMethods.isEmpty ? body : nil,
    ].compactMap(\.self)
  }

  private func member(_ name: String) -> String {
    reducer.genericParameters.contains(name) ? name : "Self.\(name)"
  }

  private func adds(_ name: String, _ declared: [DeclSyntax], _ origin: ReducerBodyTypes.Origin) -> Bool {
    declared.isEmpty && origin == .own && !reducer.genericParameters.contains(name)
  }

  /// Returns the attributes that a member needs and does not have.
  package static func attributes(
    for member: DeclSyntax,
    of reducer: ReducerDeclaration,
    in surroundings: [Syntax]
  ) -> [String] {
    if let property = member.as(VariableDeclSyntax.self), property.isReducerBody {
      // A stored property has no statements for a builder.
      let hasBuilder = property.attributes.flattened.contains { $0.name.hasSuffix("Builder") }
      guard !hasBuilder, property.bindings.allSatisfy({ $0.initializer == nil }) else { return [] }
      return [builder(of: reducer, in: surroundings)]
    }
    guard let declaration = member.as(EnumDeclSyntax.self) else { return [] }
    let isCasePathable = declaration.attributes.has("CasePathable") || declaration.writesCasePaths
    let casePathable = isCasePathable ? [] : ["HeadgateCasePaths.CasePathable"]
    switch member.declaredTypeName {
    case "Action":
      return casePathable + (NestedActions.needKinds(declaration) ? ["Headgate._ActionKinds"] : [])
    case "State":
      return casePathable + (declaration.attributes.has("dynamicMemberLookup") ? [] : ["dynamicMemberLookup"])
    default: return []
    }
  }

  /// Returns the builder of the body, with the types that the type of `body` names.
  private static func builder(of reducer: ReducerDeclaration, in surroundings: [Syntax]) -> String {
    let types = ReducerBodyTypes(of: reducer, in: surroundings)
    let written = { (origin: ReducerBodyTypes.Origin, declared: [DeclSyntax], own: String) in
      // A generic parameter is no member of the type.
      if reducer.genericParameters.contains(own) { return own }
      guard declared.isEmpty, case .named(let type?) = origin else { return "Self.\(own)" }
      return type
    }
    let state = written(types.state, reducer.states, "State")
    let action = written(types.action, reducer.actions, "Action")
    return "HeadgateCore.ReducerBuilder<\(state), \(action)>"
  }

  // Both are empty, so they need no actor.
  private var state: String {
    """
    @Headgate.ObservableState
    \(access)nonisolated struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
      \(access)init() {}
    }
    """
  }

  private var action: String {
    """
    @HeadgateCasePaths.CasePathable
    \(access)nonisolated enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}
    """
  }

  private var body: String {
    """
    \(access)var body: HeadgateCore.EmptyReducer<\(member("State")), \(member("Action"))> {
      HeadgateCore.EmptyReducer()
    }
    """
  }
}
