package import SwiftSyntax

/// One case of an enum, whether it has a declaration of its own or shares one: `case a(A), b(B)` are two.
package struct EnumCase {
  /// The name as it is written, with its backticks.
  package let name: String
  /// Its place among the cases of the enum, counted in source order through all branches of `#if`.
  package let index: Int
  /// The values that it carries.
  package let parameters: [Parameter]
  /// The availability that its declaration states.
  package let availability: Availability
  /// The syntax, for diagnostics.
  package let element: EnumCaseElementSyntax
  /// The declaration that it stands in.
  package let declaration: EnumCaseDeclSyntax

  /// A value that a case carries.
  package struct Parameter {
    /// The label as it is written; nil when the value has none.
    package let label: String?
    /// The type as it is written.
    package let type: TypeSyntax
    /// The value that stands for a missing argument.
    package let defaultValue: ExprSyntax?
  }

  /// The name without backticks.
  package var plainName: String {
    element.name.identifier?.name ?? name
  }

  /// Whether no value can be this case, because it would have to carry a `Never`.
  package var isImpossible: Bool {
    parameters.contains { $0.type.lastComponentName == "Never" }
  }

  /// Whether a value can surely be this case, as far as that can be seen without knowing the types that it names.
  package var isSurelyPossible: Bool {
    let known: Set<String> = ["Bool", "Data", "Date", "Double", "Float", "Int", "String", "URL", "UUID", "Void"]
    return parameters.allSatisfy { parameter in
      switch parameter.type.kind {
      case .arrayType, .dictionaryType, .optionalType, .implicitlyUnwrappedOptionalType, .functionType: true
      case .identifierType: parameter.type.lastComponentName.map(known.contains) ?? false
      default: false
      }
    }
  }

  init(_ element: EnumCaseElementSyntax, in declaration: EnumCaseDeclSyntax, index: Int) {
    self.name = element.name.trimmedDescription
    self.index = index
    self.availability = Availability(declaration.attributes)
    self.element = element
    self.declaration = declaration
    self.parameters = (element.parameterClause?.parameters ?? []).map { parameter in
      let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.trimmedDescription }
      return Parameter(
        label: label,
        type: parameter.type.trimmed,
        defaultValue: parameter.defaultValue?.value.trimmed
      )
    }
  }
}
