package import SwiftSyntax

/// The parts of a function type such as `@Sendable (_ id: Int) async throws -> User`.
package struct ClosureType {
  /// The attributes of the type that are global actors.
  package let isolation: [AttributeSyntax]
  package let parameters: [Parameter]
  package let isAsync: Bool
  package let throwsClause: ThrowsClauseSyntax?
  package let result: TypeSyntax

  /// A parameter of a function type.
  package struct Parameter {
    /// The name after the underscore: `id` in `_ id: Int`; nil when there is none.
    package let name: String?
    /// The written type, with `inout` and attributes.
    package let type: TypeSyntax
    package let isVariadic: Bool

    /// Whether the argument needs an ampersand.
    package var isInOut: Bool {
      type.as(AttributedTypeSyntax.self)?.specifiers.contains { specifier in
        specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
      } ?? false
    }

    /// Whether the argument is an autoclosure.
    package var isAutoclosure: Bool {
      type.as(AttributedTypeSyntax.self)?.attributes.has("autoclosure") ?? false
    }
  }

  /// Whether the closure throws any error: `throws` and `throws(any Error)`.
  package var throwsAnyError: Bool {
    guard let throwsClause else { return false }
    guard let type = throwsClause.type else { return true }
    return type.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "Swift" && $0 != "." } == ["any", "Error"]
  }

  /// Whether the closure throws errors of some type.
  package var isThrowing: Bool {
    throwsClause.map { $0.type?.lastComponentName != "Never" } ?? false
  }

  /// Whether the closure returns nothing: `Void` or `()`.
  package var returnsNothing: Bool {
    result.lastComponentName == "Void" || result.as(TupleTypeSyntax.self)?.elements.isEmpty == true
  }

  /// Whether the closure returns an optional: `User?`, `User!` and `Optional<User>`.
  package var returnsOptional: Bool {
    result.is(OptionalTypeSyntax.self) || result.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || result.lastComponentName == "Optional"
  }

  /// Creates the parts of `type`; nil when it is not a function type. Parentheses around the type are ignored.
  package init?(_ type: TypeSyntax) {
    var type = type
    while let tuple = type.as(TupleTypeSyntax.self), let element = tuple.elements.first, tuple.elements.count == 1 {
      type = element.type
    }
    let attributed = type.as(AttributedTypeSyntax.self)
    guard let function = (attributed?.baseType ?? type).as(FunctionTypeSyntax.self) else { return nil }
    let storage = ["Sendable", "escaping", "convention", "autoclosure"]
    isolation = attributed?.attributes.flattened.filter { !storage.contains($0.name) } ?? []
    parameters = function.parameters.map { parameter in
      let name = parameter.secondName.flatMap { $0.tokenKind == .wildcard ? nil : $0.identifier?.name.label }
      return Parameter(name: name, type: parameter.type.trimmed, isVariadic: parameter.ellipsis != nil)
    }
    isAsync = function.effectSpecifiers?.asyncSpecifier != nil
    throwsClause = function.effectSpecifiers?.throwsClause?.trimmed
    result = function.returnClause.type.trimmed
  }
}
