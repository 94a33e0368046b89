import HeadgateSyntax
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder

extension HeadgateDiagnostic {
  package static func sealedNotAnEnum(_ attribute: AttributeSyntax) -> Self {
    Self(
      .sealedNotAnEnum,
      at: attribute,
      """
      '@Sealed' stands on the enum of a feature's internal actions. Write '@Sealed fileprivate enum InternalEvent' inside \
      the action, and 'case `internal`(Internal)' as its case.
      """
    )
  }

  static func sealedName(_ events: EnumDeclSyntax) -> Self {
    Self(
      .sealedName,
      at: events.name,
      """
      '@Sealed' makes 'Internal' of an enum named 'InternalEvent', and this one is named '\(events.name.text)'. \
      Name it 'InternalEvent'.
      """,
      fixIts: [.replace(events.name, with: TokenSyntax.identifier("InternalEvent"), "Rename to 'InternalEvent'")]
    )
  }

  static func sealedAccess(_ events: EnumDeclSyntax, _ type: TypeDeclaration) -> Self {
    let stated = events.modifiers.first { AccessLevel(rawValue: $0.name.text) != nil }
    let other = stated.map { "It is \($0.name.text)" } ?? "It says nothing about who sees it"
    let word = TokenSyntax.keyword(.fileprivate)
    let fixIt: HeadgateFixIt =
      if let stated {
        .replace(stated.name, with: word, "Replace with 'fileprivate'")
      } else {
        HeadgateFixIt(
          message: "Add 'fileprivate'",
          changes: [
            .replace(
              oldNode: Syntax(type.introducer),
              newNode: Syntax(
                type.introducer.with(\.leadingTrivia, type.introducer.leadingTrivia + [.unexpectedText("fileprivate ")])
              )
            )
          ]
        )
      }
    return Self(
      .sealedAccess,
      at: stated.map { Syntax($0) } ?? Syntax(type.introducer),
      """
      A sealed enum is for its file: the reducer there has to read it, and nobody elsewhere may. \(other); \
      write 'fileprivate enum InternalEvent'.
      """,
      fixIts: [fixIt]
    )
  }

  static func sealedGeneric(_ parameters: GenericParameterClauseSyntax) -> Self {
    Self(
      .sealedGeneric,
      at: parameters,
      """
      A sealed enum has no parameters of its own, since 'Internal' has none. Use those of the feature, or remove \
      '\(parameters.trimmedDescription)'.
      """
    )
  }

  static func sealedOutsideAction(_ attribute: AttributeSyntax, _ type: TypeDeclaration) -> Self {
    Self(
      .sealedOutsideAction,
      at: attribute,
      """
      '@Sealed' makes a type for a case of the action around it, and '\(type.name)' does not stand in an enum. \
      Move it into the feature's 'enum Action'.
      """
    )
  }

  static func kindWithoutOneValue(_ one: EnumCase, in name: String) -> Self {
    let type = one.plainName.prefix(1).uppercased() + one.plainName.dropFirst()
    let count = one.parameters.isEmpty ? "none" : "\(one.parameters.count)"
    return Self(
      .kindWithoutOneValue,
      at: one.element,
      """
      In a 'GatedAction' the case '\(one.plainName)' carries one value, the actions of that kind, and this one carries \
      \(count). Write 'case \(one.name)(\(type))' with an 'enum \(type)', or give the case another name.
      """
    )
  }

  static func kindWithoutCase(_ member: DeclSyntax, kind: String, in name: String) -> Self {
    let type = kind.prefix(1).uppercased() + kind.dropFirst()
    let word = kind == "internal" ? "`internal`" : kind
    return Self(
      .kindWithoutCase,
      at: member.asProtocol((any NamedDeclSyntax).self).map { Syntax($0.name) } ?? Syntax(member),
      """
      '\(name)' declares actions of the kind '\(kind)' and has no case for them: nobody can send one. \
      Write 'case \(word)(\(type))'.
      """
    )
  }

  static func unsealedEvents(_ events: EnumDeclSyntax) -> Self {
    Self(
      .unsealedEvents,
      at: events.name,
      """
      'InternalEvent' is what '@Sealed' makes 'Internal' of, and it is not sealed. Write '@Sealed' before it, or name it \
      'Internal' to leave it open.
      """,
      fixIts: [.replace(events.name, with: TokenSyntax.identifier("Internal"), "Rename to 'Internal'")]
    )
  }
}
