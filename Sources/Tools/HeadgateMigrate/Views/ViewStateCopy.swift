import SwiftSyntax

/// A struct in a view, such as `ViewState`, whose initializer only copies properties of a state.
struct ViewStateCopy {
  /// The paths in the state, by the name of a property.
  let paths: [String: [String]]
  /// The names of bindable properties in the state, by the name of a property.
  let bindings: [String: String]
  let declaration: StructDeclSyntax

  /// Reads `ViewState.init`, `ViewState.init(state:)` or `{ ViewState(state: $0) }`.
  init?(_ expression: ExprSyntax, in view: StructDeclSyntax) {
    guard let name = Self.nameOfType(expression),
      let declaration = view.memberBlock.members.lazy.compactMap({ $0.decl.as(StructDeclSyntax.self) })
        .first(where: { $0.name.text == name }),
      let copied = Self.properties(of: declaration)
    else { return nil }
    self.declaration = declaration
    paths = copied.paths
    bindings = copied.bindings
  }

  private static func nameOfType(_ expression: ExprSyntax) -> String? {
    if let closure = expression.as(ClosureExprSyntax.self) {
      guard closure.signature == nil, let call = closure.onlyExpression?.as(FunctionCallExprSyntax.self),
        call.arguments.count == 1, call.arguments.first?.expression.trimmedDescription == "$0"
      else { return nil }
      return call.calledExpression.writtenPath?.last
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
      return nil
    }
    return member.base?.writtenPath?.last
  }

  private static func properties(
    of declaration: StructDeclSyntax
  ) -> (paths: [String: [String]], bindings: [String: String])? {
    let members = declaration.memberBlock.members.map(\.decl)
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }
    guard initializers.count == 1, initializers.count + variables.count == members.count,
      variables.flatMap(\.bindings).allSatisfy({ $0.accessorBlock == nil && $0.initializer == nil }),
      let parameters = initializers.first?.signature.parameterClause.parameters, parameters.count == 1,
      let state = parameters.first, let body = initializers.first?.body
    else { return nil }
    var paths: [String: [String]] = [:]
    var bindings: [String: String] = [:]
    for statement in body.statements {
      guard case .expr(let expression) = statement.item, let parts = expression.as(SequenceExprSyntax.self)?.elements,
        parts.count == 3, parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let target = parts.first?.writtenPath, target.count == 1 || (target.count == 2 && target.first == "self"),
        let name = target.last, let value = parts.last?.writtenPath, value.count > 1,
        value.first == (state.secondName ?? state.firstName).text
      else { return nil }
      let path = Array(value.dropFirst())
      if name.hasPrefix("_") {
        guard path.count == 1, let property = path.first, property.hasPrefix("$") else { return nil }
        bindings[String(name.dropFirst())] = String(property.dropFirst())
        paths[String(name.dropFirst())] = [String(property.dropFirst())]
      } else {
        guard !path.contains(where: { $0.hasPrefix("$") }) else { return nil }
        paths[name] = path
      }
    }
    let names = variables.flatMap(\.bindings).map { $0.pattern.trimmedDescription }
    return Set(names) == Set(paths.keys) ? (paths, bindings) : nil
  }
}
