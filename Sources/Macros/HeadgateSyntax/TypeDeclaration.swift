package import SwiftSyntax

/// A declaration of a type, or an extension.
package struct TypeDeclaration {
  /// The keyword of the declaration.
  package enum Kind: String, Sendable {
    case `struct`, `enum`, `class`, `actor`, `protocol`, `extension`
  }

  package let kind: Kind
  /// The keyword in the source, for diagnostics and fix-its.
  package let introducer: TokenSyntax
  /// The written name; for an extension, the extended type.
  package let name: String
  package let modifiers: DeclModifierListSyntax
  package let attributes: AttributeListSyntax
  package let inheritance: InheritanceClauseSyntax?
  package let members: MemberBlockItemListSyntax

  package init?(_ declaration: some SyntaxProtocol) {
    guard
      let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let kind = Kind(rawValue: group.introducer.text)
    else { return nil }
    self.kind = kind
    introducer = group.introducer
    name =
      declaration.asProtocol((any NamedDeclSyntax).self)?.name.trimmedDescription
      ?? declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    modifiers = group.modifiers
    attributes = group.attributes
    inheritance = group.inheritanceClause
    members = group.memberBlock.members
  }

  /// Returns whether the inheritance clause of this declaration contains a type with a name.
  package func inherits(from name: String) -> Bool {
    inheritance?.inheritedTypes.contains { $0.type.lastComponentName == name } ?? false
  }

  /// Returns the innermost type in surroundings, which are ordered innermost first.
  package static func enclosing(_ surroundings: [Syntax]) -> TypeDeclaration? {
    surroundings.lazy.compactMap { TypeDeclaration($0) }.first
  }
}
