import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@ObservableState`: makes a struct or an enum observable.
package enum ObservableStateMacro: UnformattedMacro {}

extension ObservableStateMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = TypeDeclaration(declaration) else { return [] }
    let violations = ObservableStateValidation(of: type, attribute: node).found
    violations.forEach { context.diagnose($0) }
    ForgottenReducer.note(type, node, in: context.lexicalContext).map { context.diagnose($0) }
    let access = AccessLevel(declaration.modifiers, in: context.lexicalContext).memberModifier
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnumExpansion(of: declaration, access: access).members.map(DeclSyntax.init(unparsed:))
    }
    guard type.kind == .struct else { return [] }
    let expansion = ObservableStructExpansion(of: type, access: access)
    // `protocols` contains `Encodable` or `Decodable` when no declaration of the type has that conformance. Unused
    // coding keys would take a sixteenth of the compile time of a small feature.
    let missing = protocols.filter {
      ["Encodable", "Decodable"].contains($0.trimmedDescription.split(separator: ".").last)
    }
    let isCoded = missing.count < 2
    return (expansion.members + (isCoded ? expansion.codingKeys : [])).map(DeclSyntax.init(unparsed:))
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      let type = TypeDeclaration(declaration), type.kind == .struct,
      let member = member.as(VariableDeclSyntax.self), !member.attributes.has("ObservationStateTracked"),
      !member.attributes.has("ObservationStatePresented"), let name = StoredProperty.all(in: member).first?.plainName,
      let index = ObservedProperties.of(type.members).index(of: name)
    else { return [] }
    // The kind of this declaration: another branch of an `#if` may declare the name with another kind.
    let macro: String
    switch ObservedPropertyKind(member) {
    case .tracked: macro = "ObservationStateTracked"
    case .presented: macro = "ObservationStatePresented"
    default: return []
    }
    return [AttributeSyntax(unparsed: "Headgate.\(macro)(\(index))")]
  }
}

extension ObservableStateMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let state = TypeDeclaration(declaration), state.kind == .struct || state.kind == .enum else { return [] }
    let access = AccessLevel(declaration.modifiers, in: context.lexicalContext).memberModifier
    let members = state.kind == .struct ? ObservableStructExpansion(of: state, access: access).extensionMembers : ""
    guard !protocols.isEmpty || !members.isEmpty else { return [] }
    let availability = Availability(declaration.attributes, in: context.lexicalContext).prefix
    let isolation = Isolation.ofConformance(to: state, in: context.lexicalContext)
    let names = state.kind == .struct ? ["ObservableState", "_ObservableStruct"] : ["ObservableState"]
    let inherited =
      protocols.isEmpty ? "" : ": " + names.map { "\(isolation)HeadgateCore." + $0 }.joined(separator: ", ")
    let body = members.isEmpty ? "{}" : "{\n  \(members.indented(2))\n}"
    let source = "\(availability)extension \(type.trimmed)\(inherited) \(body)"
    return [ExtensionDeclSyntax(unparsed: source)]
  }
}
