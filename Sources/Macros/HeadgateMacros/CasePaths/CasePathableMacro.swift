import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@CasePathable`: adds a path to each case of an enum.
package enum CasePathableMacro: UnformattedMacro {}

extension CasePathableMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      if let type = TypeDeclaration(declaration) { context.diagnose(.casePathableNotAnEnum(node, type: type)) }
      return []
    }
    if AccessLevel.isHidden(declaration.modifiers, in: context.lexicalContext) {
      TypeDeclaration(declaration).map { context.diagnose(.privateInsideType(node, type: $0)) }
      return []
    }
    let expansion = CasePathableExpansion(of: declaration, in: context.lexicalContext) { context.place(of: $0) }
    let violations = expansion.violations
    guard violations.isEmpty else {
      violations.forEach { context.diagnose($0) }
      return []
    }
    return expansion.members.map(DeclSyntax.init(unparsed:))
  }
}

extension CasePathableMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard
      let declaration = declaration.as(EnumDeclSyntax.self), !protocols.isEmpty,
      !AccessLevel.isHidden(declaration.modifiers, in: context.lexicalContext),
      CasePathableExpansion(of: declaration, in: context.lexicalContext).violations.isEmpty
    else { return [] }
    let availability = Availability(declaration.attributes, in: context.lexicalContext).prefix
    // `nonisolated` is written, because a conformance in an extension otherwise gets the default isolation of the
    // module.
    let names = protocols.map { "nonisolated HeadgateCasePaths." + ($0.lastComponentName ?? $0.trimmedDescription) }
    let source =
      """
      \(availability)extension \(type.trimmed): \(names.joined(separator: ", ")) {}
      """
    return [ExtensionDeclSyntax(unparsed: source)]
  }
}
