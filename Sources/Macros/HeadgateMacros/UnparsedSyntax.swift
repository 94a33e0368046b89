import SwiftSyntax

// The compiler gets an expansion as text and parses it. Literals of syntax nodes would parse the text here too, without
// use. That took a third of the time of the macros in every build (decision 0019).

extension DeclSyntax {
  /// Creates a declaration from text without parsing it.
  init(unparsed source: String) {
    self.init(MissingDeclSyntax(placeholder: .unparsed(source)))
  }
}

extension AccessorDeclSyntax {
  /// Creates an accessor from text without parsing it.
  init(unparsed source: String) {
    self.init(accessorSpecifier: .unparsed(source))
  }
}

extension AttributeSyntax {
  /// Creates an attribute from text, without its `@`, without parsing it.
  init(unparsed source: String) {
    self.init(attributeName: IdentifierTypeSyntax(name: .unparsed(source)))
  }
}

extension ExtensionDeclSyntax {
  /// Creates an extension from text without parsing it.
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
