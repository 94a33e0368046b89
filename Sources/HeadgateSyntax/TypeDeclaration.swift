package import SwiftSyntax

/// A declaration that opens a type, whatever its kind.
package struct TypeDeclaration {
  /// The word that introduces it.
  package enum Kind: String, Sendable {
    case `struct`, `enum`, `class`, `actor`, `protocol`, `extension`
  }

  package let kind: Kind
  /// The word in the source, for diagnostics and fix-its.
  package let introducer: TokenSyntax
  /// The name as it is written; for an extension, the extended type.
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

  /// Whether the declaration itself states that the type inherits from a type of that name.
  package func inherits(from name: String) -> Bool {
    inheritance?.inheritedTypes.contains { $0.type.lastComponentName == name } ?? false
  }

  /// The name of the innermost type around, as seen from surroundings that come innermost first.
  package static func enclosing(_ surroundings: [Syntax]) -> TypeDeclaration? {
    surroundings.lazy.compactMap { TypeDeclaration($0) }.first
  }
}
