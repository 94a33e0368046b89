import HeadgateSyntax
import SwiftSyntax

extension PackageCode {
  /// Whether the enum has paths of its cases, or can have them.
  func hasCasePaths(_ type: DeclaredType) -> Bool {
    if type.attributes.contains("CasePathable") { return true }
    guard ["Action", "State"].contains(type.path.last ?? "") else { return false }
    return types(named: Array(type.path.dropLast())).contains { $0.attributes.contains("Reducer") }
  }

  /// Whether `\.name` is a path to the payload of a case. `@Reducer` makes it so for a nested `State`.
  func hasCaseMembers(_ type: DeclaredType) -> Bool {
    if type.attributes.isSuperset(of: ["CasePathable", "dynamicMemberLookup"]) { return true }
    return type.path.last == "State"
      && types(named: Array(type.path.dropLast())).contains { $0.attributes.contains("Reducer") }
  }

  /// Whether an enum with a path has a case, and paths of its cases: an enum that is declared, or the `State` or `Action` that
  /// `@Reducer` writes for an enum of reducers.
  func hasCasePath(_ name: String, ofEnum path: [String]) -> Bool {
    let declared = types(named: path)
    guard declared.isEmpty, ["Action", "State"].contains(path.last ?? ""), path.count > 1 else {
      return !declared.isEmpty && declared.allSatisfy { $0.kind == .enum && hasCasePaths($0) }
    }
    let reducers = types(named: Array(path.dropLast()))
    return !reducers.isEmpty
      && reducers.allSatisfy { reducer in
        reducer.kind == .enum && reducer.attributes.contains("Reducer") && reducer.cases.contains { $0.name == name }
      }
  }

  /// Returns the names of the cases that `identified-actions` can replace.
  ///
  /// A name is left out when any declaration or use in the package has another form.
  static func identifiedCases(_ files: [SourceText], types: [DeclaredType]) -> Set<String> {
    let paths = files.flatMap { OldCasePath.all(in: $0) }
    var names = Set(paths.filter { $0.labels == ["id", "action"] && $0.isArgument }.map(\.name))
    guard !names.isEmpty else { return [] }
    for type in types {
      // A case of an enum that does not contain actions has the same name by chance, and its uses look the same.
      let isAction = type.path.last?.hasSuffix("Action") ?? false
      for one in type.cases where !one.isIdentified {
        if !isAction || one.labels != ["id", "action"] { names.remove(one.name) }
      }
    }
    names.formIntersection(types.flatMap(\.cases).map(\.name))
    for path in paths where path.labels != ["id", "action"] || !path.isArgument { names.remove(path.name) }
    for call in files.flatMap({ $0.nodes(FunctionCallExprSyntax.self) }) where call.isCase {
      let labels = call.arguments.map { $0.label?.text }
      let isKnown = labels == ["id", "action"] || labels == [nil, nil] || call.hasElement
      if let name = call.name, names.contains(name), !isKnown || call.trailingClosure != nil { names.remove(name) }
    }
    for file in files where !names.isEmpty { names.subtract(uncalledCases(in: file)) }
    return names
  }

  /// The names of which no other enum has a case with another payload.
  static func clearCases(_ names: Set<String>, _ types: [DeclaredType]) -> Set<String> {
    names.subtracting(types.flatMap(\.cases).filter { !$0.isIdentified }.map(\.name))
  }

  /// The names that can be cases in a form that `identified-actions` does not replace: a function that creates a case, and
  /// a case without its type.
  private static func uncalledCases(in file: SourceText) -> [String] {
    let members = file.nodes(MemberAccessExprSyntax.self).filter(\.isUncalledCase).map(\.declName)
    let calls = file.nodes(FunctionCallExprSyntax.self).filter {
      $0.arguments.map { $0.label?.text } == ["id", "action"]
    }
    return (members + calls.compactMap { $0.calledExpression.as(DeclReferenceExprSyntax.self) }).map(\.baseName.text)
  }
}

extension EnumCaseParameterClauseSyntax {
  /// Whether the payload is an `IdentifiedAction`.
  var isIdentifiedAction: Bool {
    guard parameters.count == 1, let type = parameters.first?.type.lastComponentName else { return false }
    return ["IdentifiedAction", "IdentifiedActionOf"].contains(type)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the only argument is written as an `IdentifiedAction`: `.row(.element(id: 1, action: .tapped))`.
  var hasElement: Bool {
    guard arguments.count == 1, let argument = arguments.first?.expression.as(FunctionCallExprSyntax.self) else {
      return false
    }
    return argument.name == "element" && argument.isCase && argument.arguments.count == 2
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member can be a case that is neither called, nor a pattern, nor a case path.
  fileprivate var isUncalledCase: Bool {
    if let base {
      let last = base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
      guard last?.baseName.text.first?.isUppercase ?? false else { return false }
    }
    return parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(self).id
      && enclosing(ExpressionPatternSyntax.self) == nil
      && enclosing(PrefixOperatorExprSyntax.self).flatMap(OldCasePath.init) == nil && !isInListOfStores
  }

}

extension SyntaxProtocol {
  /// Whether the node belongs to a `ForEachStore`, which is listed as a whole.
  var isInListOfStores: Bool {
    ancestors.contains { $0.as(FunctionCallExprSyntax.self)?.name == "ForEachStore" }
  }
}
