package import SwiftSyntax

extension AttributeSyntax {
  /// The attribute's name without its module and generic arguments: `Reducer` for `@Headgate.Reducer`.
  package var name: String {
    attributeName.lastComponentName ?? attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The attributes in order, those inside `#if` included.
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

  /// The first attribute of that name, whether or not it is written with its module.
  package func first(named name: String) -> AttributeSyntax? {
    flattened.first { $0.name == name }
  }

  /// Whether an attribute of that name stands here, whether or not it is written with its module.
  package func has(_ name: String) -> Bool {
    first(named: name) != nil
  }
}
