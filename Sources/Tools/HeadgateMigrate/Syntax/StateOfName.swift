import HeadgateSyntax
import SwiftSyntax

extension PackageCode {
  /// Returns the type of a variable; nil when the code around it does not say it.
  func type(of variable: DeclReferenceExprSyntax) -> DeclaredType? {
    let name = variable.baseName.text
    if name == "self" { return typeAround(variable) }
    if let closure = variable.stateClosure(declaring: name) { return state(in: closure, named: name) }
    switch variable.localDeclaration(named: name) {
    case .parameter(let type): return declaredType(type.as(AttributedTypeSyntax.self)?.baseType ?? type, at: variable)
    case .variable(let binding): return type(of: binding)
    case .payload, .other, nil: return nil
    }
  }

  /// Returns the type whose member a name without a base can be.
  func typeAround(_ node: some SyntaxProtocol) -> DeclaredType? {
    type(withPath: node.namesOfTypesAround)
  }

  /// The state that the closure of a reducer or of a step of a test changes.
  private func state(in closure: ClosureExprSyntax, named name: String) -> DeclaredType? {
    guard let call = closure.call, let function = call.name else { return nil }
    guard closure.parameterNames.first ?? "$0" == name else { return nil }
    switch function {
    case "Reduce":
      return type(withPath: closure.namesOfTypesAround + ["State"])
    case "send", "receive":
      guard let store = call.base?.as(DeclReferenceExprSyntax.self),
        case .variable(let binding) = store.localDeclaration(named: store.baseName.text)
      else { return nil }
      return stateOfStore(binding)
    default: return nil
    }
  }

  /// The state of `let store = TestStore(initialState: Feature.State()) { … }`.
  private func stateOfStore(_ binding: PatternBindingSyntax) -> DeclaredType? {
    let value = binding.initializer?.value.unwrappedOfKeywords.as(FunctionCallExprSyntax.self)
    guard let call = value, ["TestStore", "TestStoreOf"].contains(call.name ?? ""),
      let state = call.argument("initialState")?.expression.as(FunctionCallExprSyntax.self)
    else { return nil }
    return declaredType(named: state.calledExpression.nameText, at: binding)
  }

  private func type(of binding: PatternBindingSyntax) -> DeclaredType? {
    if let type = binding.typeAnnotation?.type { return declaredType(type, at: binding) }
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
    return declaredType(named: call.calledExpression.nameText, at: binding)
  }

  private func declaredType(_ type: TypeSyntax, at place: some SyntaxProtocol) -> DeclaredType? {
    declaredType(named: type.trimmedDescription, at: place)
  }

  /// The type that a name means at a place: in the innermost type around the place that has such a type.
  private func declaredType(named name: String, at place: some SyntaxProtocol) -> DeclaredType? {
    let names = name.split(separator: ".").map(String.init)
    var around = place.namesOfTypesAround
    while true {
      if let found = type(withPath: around + names) { return found }
      guard !around.isEmpty else { return nil }
      around.removeLast()
    }
  }
}

extension SyntaxProtocol {
  /// Returns the innermost closure that has a name as a parameter, if no declaration in it has the same name.
  fileprivate func stateClosure(declaring name: String) -> ClosureExprSyntax? {
    for ancestor in ancestors {
      if let closure = ancestor.as(ClosureExprSyntax.self),
        closure.parameterNames.contains(name) || (name == "$0" && closure.signature?.parameterClause == nil)
      {
        // A variable in the closure hides its parameter.
        if case .other = localDeclaration(named: name) { return closure }
        return name == "$0" ? closure : nil
      }
      if ancestor.is(FunctionDeclSyntax.self) { return nil }
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The call that receives the closure.
  var call: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
