import SwiftSyntax

/// The functions whose closures change dependencies.
private let functions: Set<String> = [
  "Store", "StoreOf", "TestStore", "TestStoreOf", "dependencies", "prepareDependencies", "withDependencies",
]

/// Whether the base of a member is a value of `DependencyValues`, as in `$0.mainQueue` or `store.dependencies.mainQueue`.
///
/// Other types can have members with the same names.
func isDependencyValues(_ member: MemberAccessExprSyntax) -> Bool {
  guard let base = member.base else { return false }
  if let dependencies = base.as(MemberAccessExprSyntax.self) {
    guard dependencies.declName.baseName.text == "dependencies",
      let store = dependencies.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return member.root.descendants(PatternBindingSyntax.self).contains { $0.isTestStore(named: store) }
  }
  guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
  for ancestor in member.ancestors {
    if let closure = ancestor.as(ClosureExprSyntax.self), closure.declares(name) { return closure.changesDependencies }
    if let function = ancestor.as(FunctionDeclSyntax.self),
      let parameter = function.signature.parameterClause.parameters.first(where: {
        ($0.secondName ?? $0.firstName).text == name
      })
    {
      return parameter.type.trimmedDescription == "inout DependencyValues"
    }
  }
  return false
}

extension ClosureExprSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    parameterNames.contains(name) || (name == "$0" && parameterNames.isEmpty)
  }

  /// Whether the closure is an argument of a function that passes dependencies to it.
  fileprivate var changesDependencies: Bool {
    if let label = parent?.as(MultipleTrailingClosureElementSyntax.self)?.label {
      return label.text == "withDependencies"
    }
    if let argument = parent?.as(LabeledExprSyntax.self) {
      if argument.label?.text == "withDependencies" { return true }
      return argument.label == nil && functions.contains(enclosing(FunctionCallExprSyntax.self)?.name ?? "")
    }
    guard let call = parent?.as(FunctionCallExprSyntax.self), let name = call.name, functions.contains(name) else {
      return false
    }
    // The first closure of a store creates the reducer.
    return !name.contains("Store") || call.argument("reducer") != nil
  }
}

extension PatternBindingSyntax {
  fileprivate func isTestStore(named name: String) -> Bool {
    guard pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else { return false }
    let call = initializer?.value.as(FunctionCallExprSyntax.self)?.name
    let type = typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text
    return ["TestStore", "TestStoreOf"].contains(type ?? call ?? "")
  }
}
