import SwiftSyntax

extension PackageCode {
  /// Whether the enum has paths of its cases, or can have them.
  func hasCasePaths(_ type: DeclaredType) -> Bool {
    if type.attributes.contains("CasePathable") { return true }
    guard ["Action", "State"].contains(type.path.last ?? "") else { return false }
    return types(named: Array(type.path.dropLast())).contains { $0.attributes.contains("Reducer") }
  }

  /// Returns the names of the cases that `identified-actions` can replace.
  ///
  /// A name is left out when any declaration or use in the package has another form.
  static func identifiedCases(_ files: [SourceText], types: [DeclaredType]) -> Set<String> {
    let paths = files.flatMap { OldCasePath.all(in: $0) }
    var names = Set(paths.filter { $0.labels == ["id", "action"] && $0.isArgument }.map(\.name))
    guard !names.isEmpty else { return [] }
    for one in types.flatMap(\.cases) where one.labels != ["id", "action"] { names.remove(one.name) }
    names.formIntersection(types.flatMap(\.cases).map(\.name))
    for path in paths where path.labels != ["id", "action"] || !path.isArgument { names.remove(path.name) }
    for call in files.flatMap({ $0.tree.descendants(FunctionCallExprSyntax.self) }) where call.isCase {
      let labels = call.arguments.map { $0.label?.text }
      let isKnown = labels == ["id", "action"] || labels == [nil, nil]
      if let name = call.name, names.contains(name), !isKnown || call.trailingClosure != nil { names.remove(name) }
    }
    return names
  }
}
