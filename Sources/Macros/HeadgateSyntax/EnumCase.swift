package import SwiftSyntax

/// One case of an enum. A declaration may contain several: `case a(A), b(B)` are two.
package struct EnumCase: Sendable {
  /// The written name, with its backticks.
  package let name: String
  /// The index among the cases of the enum, in source order through all branches of `#if`.
  package let index: Int
  /// The associated values.
  package let parameters: [Parameter]
  /// The availability that the declaration of the case states.
  package let availability: Availability
  /// The syntax node, for diagnostics.
  package let element: EnumCaseElementSyntax
  /// The declaration that contains the case.
  package let declaration: EnumCaseDeclSyntax

  /// An associated value of a case.
  package struct Parameter: Sendable {
    /// The written label; nil when the value has none.
    package let label: String?
    /// The written type.
    package let type: TypeSyntax
    /// The default value of the argument.
    package let defaultValue: ExprSyntax?
  }

  /// The name without backticks.
  package var plainName: String {
    element.name.identifier?.name ?? name
  }

  /// The written name of a member that macros make for the case.
  package var memberName: String { "_$\(plainName)".identifier }

  /// Whether no value can be this case, because the case carries a `Never`.
  package var isImpossible: Bool {
    parameters.contains { $0.type.lastComponentName == "Never" }
  }

  /// Whether a value can certainly be this case, as far as the written types show.
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
      let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.identifier?.name.label }
      return Parameter(
        label: label,
        type: parameter.type.trimmed,
        defaultValue: parameter.defaultValue?.value.trimmed
      )
    }
  }
}
