import HeadgateSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Reducer`: what a reducer's declaration leaves unsaid.
///
/// The member role diagnoses; the other roles stay silent about what it has diagnosed.
package enum ReducerMacro: UnformattedMacro {}

extension ReducerMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let reducer = ReducerDeclaration(declaration) else { return [] }
    if AccessLevel.isHidden(declaration.modifiers, in: context.lexicalContext) {
      context.diagnose(.privateInsideType(node, type: reducer.type))
      return []
    }
    let faults = ReducerFaults(of: reducer, attribute: node)
    faults.all.forEach { context.diagnose($0) }
    guard !faults.areFatal else { return [] }
    let access = AccessLevel(declaration.modifiers, in: context.lexicalContext)
    return StructReducerExpansion(of: reducer, access: access).members
  }
}

extension ReducerMacro: MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard TypeDeclaration(declaration)?.kind == .struct else { return [] }
    return StructReducerExpansion.attributes(for: DeclSyntax(member))
  }
}

extension ReducerMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard
      TypeDeclaration(declaration)?.kind == .struct, !protocols.isEmpty,
      !AccessLevel.isHidden(declaration.modifiers, in: context.lexicalContext)
    else { return [] }
    let availability = Availability(declaration.attributes, in: context.lexicalContext).prefix
    let source: DeclSyntax =
      """
      \(raw: availability)extension \(type.trimmed): HeadgateCore.Reducer {}
      """
    return source.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}
