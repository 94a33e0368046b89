import HeadgateSyntax
package import SwiftSyntax

/// The enums that an action declares for its cases.
package enum NestedActions {
  /// Returns whether `@_ActionKinds` adds declarations to an action.
  static func needKinds(_ action: EnumDeclSyntax) -> Bool {
    TypeDeclaration(action)?.inherits(from: "GatedAction") == true
      || action.memberBlock.members.flattened.contains { member in
        guard let inner = member.as(EnumDeclSyntax.self) else { return false }
        return inner.attributes.has("Sealed") || isNestedAction(inner, of: action)
      }
  }

  /// Returns whether an enum gets case paths as part of the action that declares it.
  ///
  /// It does when a case of the action carries the enum, or a type that contains it such as
  /// `PresentationAction<Alert>`. An enum that cannot have case paths is skipped without a diagnostic, because the
  /// developer did not request case paths for it.
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
