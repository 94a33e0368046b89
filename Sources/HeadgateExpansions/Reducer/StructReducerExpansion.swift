package import HeadgateSyntax
package import SwiftSyntax

/// What `@Reducer` writes into a struct.
package struct StructReducerExpansion {
  let reducer: ReducerDeclaration
  let access: String

  package init(of reducer: ReducerDeclaration, access: AccessLevel) {
    self.reducer = reducer
    self.access = access.memberModifier
  }

  /// The members that the declaration leaves out.
  package var members: [String] {
    [
      reducer.states.isEmpty ? state : nil,
      reducer.actions.isEmpty ? action : nil,
      reducer.bodies.isEmpty && reducer.reduceMethods.isEmpty ? body : nil,
    ].compactMap(\.self)
  }

  /// The attributes that a member needs and does not have.
  package static func attributes(for member: DeclSyntax) -> [String] {
    if let property = member.as(VariableDeclSyntax.self), property.isReducerBody {
      let hasBuilder = property.attributes.flattened.contains { $0.name.hasSuffix("Builder") }
      return hasBuilder ? [] : ["HeadgateCore.ReducerBuilder<Self.State, Self.Action>"]
    }
    guard let declaration = member.as(EnumDeclSyntax.self) else { return [] }
    let casePathable = declaration.attributes.has("CasePathable") ? [] : ["HeadgateCasePaths.CasePathable"]
    switch member.declaredTypeName {
    case "Action":
      return casePathable + (NestedActions.needKinds(declaration) ? ["Headgate._ActionKinds"] : [])
    case "State":
      return casePathable + (declaration.attributes.has("dynamicMemberLookup") ? [] : ["dynamicMemberLookup"])
    default: return []
    }
  }

  private var state: String {
    """
    @Headgate.ObservableState
    \(access)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
      \(access)init() {}
    }
    """
  }

  private var action: String {
    """
    @HeadgateCasePaths.CasePathable
    \(access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}
    """
  }

  private var body: String {
    """
    \(access)var body: HeadgateCore.EmptyReducer<Self.State, Self.Action> {
      HeadgateCore.EmptyReducer()
    }
    """
  }
}
