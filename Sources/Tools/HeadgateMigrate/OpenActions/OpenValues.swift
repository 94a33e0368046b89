import HeadgateSyntax
import SwiftSyntax

/// The types of states and actions, and of the values in them. `HeadgateUDF` requires that they are `Sendable`.
struct OpenValues {
  private(set) var names: Set<String> = []

  init(_ files: [SourceText], _ declarations: [Syntax]) {
    var found = files.filter { FrameworkImports($0).hasOpenActions }.flatMap { Self.states(in: $0) }
    var types: [String: Set<String>] = [:]
    for node in declarations {
      guard let type = TypeDeclaration(node), let name = type.name.split(separator: ".").last else { continue }
      types[String(name), default: []].formUnion(Self.values(of: type))
    }
    for (name, inherited) in Self.inherited(declarations) where inherited.contains("Action") { found.append(name) }
    while let name = found.popLast() {
      guard let values = types[name], names.insert(name).inserted else { continue }
      found += values
    }
  }

  /// The names in `Store<State>` and `Reducer<State>`, and in the parameter `inout State` of a function with an action.
  private static func states(in file: SourceText) -> [String] {
    let generic = file.nodes(GenericArgumentClauseSyntax.self).flatMap { clause -> [String] in
      guard let name = clause.parent?.firstToken(viewMode: .sourceAccurate)?.text,
        ["CombinedReducer", "Reducer", "SideEffectReducer", "Store"].contains(name)
      else { return [] }
      return clause.arguments.flatMap { $0.argument.description.words }
    }
    let functions = file.nodes(FunctionParameterClauseSyntax.self).flatMap { clause -> [String] in
      let types = clause.parameters.map(\.type)
      guard types.count == 2, types[1].nameOfExistential == "Action",
        let state = types[0].as(AttributedTypeSyntax.self), state.specifiers.trimmedDescription == "inout"
      else { return [] }
      return state.baseType.description.words
    }
    return generic + functions
  }

  /// The names in the inheritance clauses of a type, by its last name.
  private static func inherited(_ declarations: [Syntax]) -> [String: [String]] {
    declarations.reduce(into: [:]) { names, node in
      guard let type = TypeDeclaration(node), type.kind != .protocol, let name = type.name.split(separator: ".").last
      else { return }
      names[String(name), default: []] += type.inheritance?.inheritedTypes.compactMap { $0.type.inheritedName } ?? []
    }
  }

  private static func values(of type: TypeDeclaration) -> [String] {
    type.members.flatMap { member -> [String] in
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        return StoredProperty.all(in: variable).flatMap { property -> [String] in
          (property.type?.description ?? property.initialValue?.typeText ?? "").words
        }
      }
      let cases = member.decl.as(EnumCaseDeclSyntax.self)?.elements
      return cases?.flatMap { $0.parameterClause?.description.words ?? [] } ?? []
    }
  }
}

extension ExprSyntax {
  /// The text that can name the type of the value: `Status` in `Status.loggedOut` and `Status()`.
  fileprivate var typeText: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.typeText ?? call.calledExpression.description
    }
    return self.as(MemberAccessExprSyntax.self)?.description ?? self.as(DeclReferenceExprSyntax.self)?.description
  }
}

extension String {
  /// The names in a text of types.
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
