import HeadgateSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@DependencyClient`: a struct of closures, each of which can be left out.
package enum DependencyClientMacro: UnformattedMacro {}

extension DependencyClientMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = TypeDeclaration(declaration) else { return [] }
    guard type.kind == .struct else {
      context.diagnose(.clientNotAStruct(node, type: type))
      return []
    }
    let access = AccessLevel(declaration.modifiers, in: context.lexicalContext)
    let client = ClientExpansion(of: type, access: access) { context.location(of: $0.binding)?.line }
    let faults = client.faults
    guard faults.isEmpty else {
      faults.forEach { context.diagnose($0) }
      return []
    }
    return client.members
  }
}

extension DependencyClientMacro: MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      TypeDeclaration(declaration)?.kind == .struct,
      let member = member.as(VariableDeclSyntax.self),
      let property = StoredProperty.all(in: member).first,
      let endpoint = ClientExpansion.endpoint(property, in: ""), !endpoint.isPlain,
      !member.attributes.has("DependencyEndpoint")
    else { return [] }
    return ["@HeadgateDependencies.DependencyEndpoint"]
  }
}
