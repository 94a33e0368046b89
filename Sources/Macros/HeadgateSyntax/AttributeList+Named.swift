package import SwiftSyntax

extension AttributeSyntax {
  /// The name of the attribute without its module and generic arguments: `Reducer` for `@Headgate.Reducer`.
  package var name: String {
    attributeName.lastComponentName ?? attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The attributes in order, including those inside `#if`.
  package var flattened: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): [attribute]
      case .ifConfigDecl(let conditional):
        conditional.clauses.flatMap { clause -> [AttributeSyntax] in
          guard case .attributes(let attributes) = clause.elements else { return [] }
          return attributes.flattened
        }
      }
    }
  }

  /// Returns the first attribute with a name, with or without its module.
  package func first(named name: String) -> AttributeSyntax? {
    flattened.first { $0.name == name }
  }

  /// Returns whether there is an attribute with a name, with or without its module.
  package func has(_ name: String) -> Bool {
    first(named: name) != nil
  }
}
