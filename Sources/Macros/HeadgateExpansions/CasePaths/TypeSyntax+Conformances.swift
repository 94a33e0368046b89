import SwiftSyntax

extension TypeSyntax {
  /// The generic types of this library and of Swift without requirements on their type arguments.
  private static let plainGenerics: Set<String> = [
    "AlertState", "Array", "BindingAction", "ConfirmationDialogState", "Gate", "Optional", "PresentationAction",
    "Result", "StackAction", "StackActionOf",
  ]

  /// Whether the written type may use conformances of other types: it has generic arguments.
  var mayNameConformances: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      if token.parent?.is(DictionaryTypeSyntax.self) == true { return true }
      guard let clause = token.parent?.as(GenericArgumentClauseSyntax.self), clause.leftAngle == token else {
        return false
      }
      let name = clause.parent?.as(IdentifierTypeSyntax.self)?.name ?? clause.parent?.as(MemberTypeSyntax.self)?.name
      return name.map { !Self.plainGenerics.contains($0.text) } ?? true
    }
  }
}
