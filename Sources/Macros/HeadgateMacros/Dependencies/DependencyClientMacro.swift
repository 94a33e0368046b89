import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@DependencyClient`: makes a client of a struct of closures, each of which can be left out.
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
    let client = expansion(of: type, declaration, in: context)
    let violations = client.violations
    guard violations.isEmpty else {
      violations.forEach { context.diagnose($0) }
      return []
    }
    return client.members.map(DeclSyntax.init(unparsed:))
  }

  private static func expansion(
    of type: TypeDeclaration,
    _ declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) -> ClientExpansion {
    let access = AccessLevel(declaration.modifiers, in: context.lexicalContext)
    return ClientExpansion(of: type, access: access) { context.location(of: $0.binding)?.line }
  }
}

/// Adds a conformance to the protocol with the empty initializer.
///
/// With it, `@DependencyEntry(testValue: Client())` compiles. The compiler checks macro arguments before macros add
/// members, but after macros add conformances.
///
/// The protocol belongs to no actor, so a client that belongs to an actor cannot conform. A client that is private
/// inside a type cannot conform either, because no extension can name it.
extension DependencyClientMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard
      let client = TypeDeclaration(declaration), client.kind == .struct, !protocols.isEmpty,
      !AccessLevel.isHidden(declaration.modifiers, in: context.lexicalContext),
      !declaration.attributes.flattened.contains(where: { $0.name.hasSuffix("Actor") })
    else { return [] }
    let expansion = expansion(of: client, declaration, in: context)
    guard expansion.violations.isEmpty, expansion.canBeEmpty else { return [] }
    let availability = Availability(declaration.attributes, in: context.lexicalContext).prefix
    let source = "\(availability)extension \(type.trimmed): HeadgateDependencies.EmptyDependencyClient {}"
    return [ExtensionDeclSyntax(unparsed: source)]
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
    let arguments = EndpointRecording(node) == nil ? "" : "(._recordableIfCodable)"
    return [AttributeSyntax(unparsed: "HeadgateDependencies.DependencyEndpoint\(arguments)")]
  }
}
