import HeadgateSyntax
package import SwiftSyntax

/// The enums that an action declares for its cases.
package enum NestedActions {
  /// Whether an action has anything that `@_ActionKinds` would write.
  static func needKinds(_ action: EnumDeclSyntax) -> Bool {
    TypeDeclaration(action)?.inherits(from: "GatedAction") == true
      || action.memberBlock.members.flattened.contains { member in
        guard let inner = member.as(EnumDeclSyntax.self) else { return false }
        return inner.attributes.has("Sealed") || isNestedAction(inner, of: action)
      }
  }

  /// Whether an enum gets case paths as part of the action that it stands in: it is what one of its cases carries, as such or in
  /// another type such as `PresentationAction<Alert>`.
  ///
  /// One that cannot have case paths keeps its freedom: nobody has asked for them.
  package static func isNestedAction(_ inner: EnumDeclSyntax, of action: EnumDeclSyntax) -> Bool {
    let name = inner.name.identifier?.name
    guard !inner.attributes.has("CasePathable"), !inner.attributes.has("Sealed"),
      AccessLevel(inner.modifiers) != .private, inner.genericParameterClause == nil,
      EnumCases(of: action).flattened.contains(where: { one in
        one.parameters.count == 1 && name.map(one.parameters[0].type.leadingNames.contains) == true
      })
    else { return false }
    return CasePathableExpansion(of: inner, in: [Syntax(action)]).violations.isEmpty
  }
}
