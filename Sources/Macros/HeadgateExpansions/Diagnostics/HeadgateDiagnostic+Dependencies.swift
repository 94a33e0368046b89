package import HeadgateSyntax
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder

extension HeadgateDiagnostic {
  package static func clientNotAStruct(_ attribute: AttributeSyntax, type: TypeDeclaration) -> Self {
    let isReference = type.kind == .class || type.kind == .actor
    return Self(
      .clientNotAStruct,
      at: attribute,
      """
      '@DependencyClient' belongs on a struct of closures, and '\(type.name)' is \(type.kind.withArticle). \
      Tests replace one closure of a copy at a time. Make it a struct whose properties are closures.
      """,
      fixIts: [isReference ? .makeStruct(type) : .remove(attribute, from: type)]
    )
  }

  static func clientPropertyWithoutType(_ property: StoredProperty) -> Self {
    Self(
      .clientPropertyWithoutType,
      at: property.binding.pattern,
      """
      '@DependencyClient' writes an initializer that takes '\(property.plainName)' and has to know its type. \
      Write the type, or make it a 'let'.
      """,
      fixIts: [
        .replace(
          property.binding,
          with: property.binding.with(\.pattern, property.binding.pattern.trimmed).with(
            \.typeAnnotation,
            TypeAnnotationSyntax(
              colon: .colonToken(trailingTrivia: .space),
              type: IdentifierTypeSyntax(name: .identifier("<#Type#>", trailingTrivia: .space))
            )
          ),
          "Write the type"
        )
      ]
    )
  }

  package static func endpointNotAClosure(_ attribute: AttributeSyntax) -> Self {
    Self(
      .endpointNotAClosure,
      at: attribute,
      """
      '@DependencyEndpoint' belongs on a stored property whose type is written as a function type, \
      such as 'var fetch: (_ id: Int) async throws -> User'. Write the type, or remove the attribute.
      """,
      fixIts: [.remove(attribute)]
    )
  }

  package static func endpointNotRecordable(_ endpoint: Endpoint) -> Self {
    Self(
      .endpointNotRecordable,
      at: endpoint.property.binding.pattern,
      """
      The answers of '\(endpoint.property.plainName)' cannot be recorded, because the endpoint has an 'inout', variadic or autoclosure \
      parameter, or throws errors of one type only. Return what the parameter receives, take an array or a value, \
      and throw any error. Or remove '.recordable'.
      """
    )
  }

  package static func endpointNotAVariable(_ declaration: VariableDeclSyntax) -> Self {
    Self(
      .endpointNotAVariable,
      at: declaration.bindingSpecifier,
      "An endpoint that is a 'let' cannot be replaced in a test. Make it a 'var'.",
      fixIts: [.replace(declaration.bindingSpecifier, with: TokenSyntax.keyword(.var), "Make it a 'var'")]
    )
  }

  package static func endpointWithoutDefault(_ endpoint: Endpoint) -> Self {
    let binding = endpoint.property.binding
    let parameters = endpoint.closure.parameters.map { _ in "_" }.joined(separator: ", ")
    let signature = parameters.isEmpty ? "" : "\(parameters) in "
    let value = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: ExprSyntax(stringLiteral: "{ \(signature)<#\(endpoint.closure.result)#> }")
    )
    return Self(
      .endpointWithoutDefault,
      at: binding.pattern,
      """
      '\(endpoint.property.plainName)' cannot throw, so there is nothing it could answer when nobody gave it. \
      Give it a default, which is answered after the report, or let it throw.
      """,
      fixIts: [
        .replace(binding, with: binding.with(\.trailingTrivia, []).with(\.initializer, value), "Give it a default")
      ]
    )
  }

  package static func entryOutsideDependencyValues(_ attribute: AttributeSyntax) -> Self {
    Self(
      .entryOutsideDependencyValues,
      at: attribute,
      """
      '@DependencyEntry' makes a member of 'DependencyValues' and stands in an extension of it. \
      Write 'extension DependencyValues { @DependencyEntry(.live) var … }'.
      """
    )
  }

  package static func entryWithoutValue(_ property: StoredProperty) -> Self {
    let value = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: ExprSyntax("<#value#>")
    )
    return Self(
      .entryWithoutValue,
      at: property.binding.pattern,
      "'\(property.plainName)' needs a value to use where nobody overrides it. Give it one.",
      fixIts: [
        .replace(
          property.binding,
          with: property.binding.with(\.trailingTrivia, []).with(\.initializer, value),
          "Give it a value"
        )
      ]
    )
  }

  /// Reports the attribute without arguments: some developers expect the live value, and others the test value.
  package static func entryWithoutContext(_ attribute: AttributeSyntax, property: StoredProperty) -> Self {
    let spelled = { (argument: String) -> AttributeSyntax in
      "@\(attribute.attributeName.trimmed)(\(raw: argument))"
    }
    return Self(
      .entryWithoutContext,
      at: attribute,
      """
      '@DependencyEntry' does not say whether the value of '\(property.plainName)' is the live value or the test value. Write \
      '@DependencyEntry(.live)' or '@DependencyEntry(.test)'; or give the other one as well, and then the value of the \
      property is the one that is not named: '@DependencyEntry(testValue: …)' or '@DependencyEntry(liveValue: …)'.
      """,
      fixIts: [
        .replace(attribute, with: spelled(".live"), "It is the live value: write '.live'"),
        .replace(attribute, with: spelled(".test"), "It is the test value: write '.test'"),
      ]
    )
  }

  package static func entryWithOtherArguments(_ attribute: AttributeSyntax, property: StoredProperty) -> Self {
    Self(
      .entryWithOtherArguments,
      at: attribute,
      """
      '@DependencyEntry' does not accept these arguments. Write '@DependencyEntry(.live)' or '@DependencyEntry(.test)' \
      if the value of '\(property.plainName)' is the only one. Write '@DependencyEntry(testValue: …)' or \
      '@DependencyEntry(liveValue: …)', and 'previewValue: …' after it, for more values.
      """
    )
  }

  package static func entryNotAVariable(_ attribute: AttributeSyntax, declaration: VariableDeclSyntax?) -> Self {
    let specifier = declaration?.bindingSpecifier
    return Self(
      .entryNotAVariable,
      at: attribute,
      "'@DependencyEntry' belongs on a 'var' with a value and without a getter. Make it one.",
      fixIts: specifier.flatMap { specifier in
        guard specifier.tokenKind == .keyword(.let) else { return nil }
        return [.replace(specifier, with: TokenSyntax.keyword(.var), "Make it a 'var'")]
      } ?? [.remove(attribute)]
    )
  }
}
