package import SwiftSyntax

/// The declaration of a reducer, with the members that declare its state and its actions.
///
/// It contains one declaration: members in extensions are not visible.
package struct ReducerDeclaration {
  package let type: TypeDeclaration
  /// The members that declare `State`: a nested type or a `typealias`; several when branches of `#if` declare it.
  package let states: [DeclSyntax]
  /// The members that declare `Action`.
  package let actions: [DeclSyntax]
  /// The names of the generic parameters. `State` and `Action` may be among them.
  package let genericParameters: Set<String>
  /// The properties named `body`.
  package let bodies: [VariableDeclSyntax]
  /// The methods `reduce(into:action:)`.
  package let reduceMethods: [FunctionDeclSyntax]

  package init?(_ declaration: some SyntaxProtocol) {
    guard let type = TypeDeclaration(declaration) else { return nil }
    self.type = type
    let members = type.members.flattened
    states = members.filter { $0.declaredTypeName == "State" }
    actions = members.filter { $0.declaredTypeName == "Action" }
    let parameters = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
    genericParameters = Set((parameters ?? []).compactMap { $0.name.identifier?.name })
    bodies = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter(\.isReducerBody)
    reduceMethods = members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter(\.isReduce)
  }

  /// Whether the declaration is a reducer: by `@Reducer` or by its inheritance clause.
  package var isReducer: Bool {
    type.attributes.has("Reducer") || type.inherits(from: "Reducer") || type.inherits(from: "ReducerOf")
  }
}

extension DeclSyntax {
  /// The name of the type that this declaration declares: a nested type, a `typealias` or an associated type.
  package var declaredTypeName: String? {
    if let alias = self.as(TypeAliasDeclSyntax.self) { return alias.name.identifier?.name }
    guard !self.is(ExtensionDeclSyntax.self), self.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return self.asProtocol((any NamedDeclSyntax).self)?.name.identifier?.name
  }
}

extension VariableDeclSyntax {
  /// Whether this is the `body` property of a reducer.
  package var isReducerBody: Bool {
    !isStatic
      && bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name == "body" }
  }
}

extension WithModifiersSyntax {
  /// Whether the member belongs to the type, and not to its values.
  package var isStatic: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}

extension FunctionDeclSyntax {
  /// Whether this is the method `reduce(into:action:)`.
  package var isReduce: Bool {
    let isStatic = modifiers.contains { $0.name.tokenKind == .keyword(.static) }
    return !isStatic && name.text == "reduce"
      && signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
  }
}
