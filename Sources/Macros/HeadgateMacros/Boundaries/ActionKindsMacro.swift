import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@_ActionKinds`: `@Reducer` attaches it to an action with kinds or with nested enums.
package enum ActionKindsMacro: UnformattedMacro {}

extension ActionKindsMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self),
      let expansion = ActionKindsExpansion(of: declaration, in: context.lexicalContext)
    else { return [] }
    expansion.violations.forEach { context.diagnose($0) }
    return expansion.members.map(DeclSyntax.init(unparsed:))
  }
}

extension ActionKindsMacro: MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let action = declaration.as(EnumDeclSyntax.self), let inner = member.as(EnumDeclSyntax.self),
      NestedActions.isNestedAction(inner, of: action)
    else { return [] }
    return [AttributeSyntax(unparsed: "HeadgateCasePaths.CasePathable")]
  }
}
