import SwiftSyntax

// What a macro writes goes to the compiler as text, and the compiler parses it. Written as literals of syntax nodes it would be
// parsed here first, for nobody: that took a third of the time that macros take, in every build of every user (decision 0020).

extension DeclSyntax {
  /// A declaration that nobody looks into before the compiler does.
  init(unparsed source: String) {
    self.init(MissingDeclSyntax(placeholder: .unparsed(source)))
  }
}

extension AccessorDeclSyntax {
  /// An accessor that nobody looks into before the compiler does.
  init(unparsed source: String) {
    self.init(accessorSpecifier: .unparsed(source))
  }
}

extension AttributeSyntax {
  /// An attribute that nobody looks into before the compiler does; without its `@`.
  init(unparsed source: String) {
    self.init(attributeName: IdentifierTypeSyntax(name: .unparsed(source)))
  }
}

extension ExtensionDeclSyntax {
  /// An extension that nobody looks into before the compiler does.
  init(unparsed source: String) {
    self.init(
      extensionKeyword: .unparsed(source),
      extendedType: MissingTypeSyntax(placeholder: .identifier("", presence: .missing)),
      memberBlock: MemberBlockSyntax(
        leftBrace: .leftBraceToken(presence: .missing),
        members: [],
        rightBrace: .rightBraceToken(presence: .missing)
      )
    )
  }
}

extension TokenSyntax {
  fileprivate static func unparsed(_ source: String) -> TokenSyntax { .identifier(source) }
}
