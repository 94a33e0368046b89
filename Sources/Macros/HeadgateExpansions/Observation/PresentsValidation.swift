import HeadgateSyntax
package import SwiftSyntax

/// The reasons why a property cannot present a child.
package struct PresentsValidation {
  let declaration: VariableDeclSyntax

  package init(of declaration: VariableDeclSyntax) {
    self.declaration = declaration
  }

  var found: [HeadgateDiagnostic] {
    guard let attribute = declaration.attributes.first(named: "Presents"), wrapped == nil else { return [] }
    return [.presentsNotOptional(attribute, type: declaration.bindings.first?.typeAnnotation?.type)]
  }

  /// The type of the presented value; nil when the property is not an optional variable.
  package var wrapped: TypeSyntax? {
    guard declaration.bindings.count == 1, let type = declaration.bindings.first?.typeAnnotation?.type else {
      return nil
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      let argument = named.genericArgumentClause?.arguments.first, case .type(let wrapped) = argument.argument
    else { return nil }
    return wrapped.trimmed
  }
}
