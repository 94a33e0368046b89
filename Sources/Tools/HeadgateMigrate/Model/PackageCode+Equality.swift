import HeadgateSyntax
import SwiftSyntax

extension PackageCode {
  static func typesWithoutEquality(_ types: [DeclaredType]) -> Set<[String]> {
    let values = types.filter { [.enum, .struct].contains($0.kind) && !$0.declaresEquality }
    var found = PathsBySuffix(values.filter(\.hasResultWithAnyError).map(\.path))
    var rest = values
    while true {
      let more = rest.filter { type in type.payloads.contains { found.contains($0, in: type.path) } }
      let new = more.map(\.path).filter { !found.paths.contains($0) }
      guard !new.isEmpty else { break }
      for path in new { found.insert(path) }
      rest = rest.filter { !found.paths.contains($0.path) }
    }
    return found.paths.intersection(values.filter(\.isEquatable).map(\.path))
  }
}

/// Paths of types, which are found by a name that can mean one of them. An app has thousands of types with the name `Action`.
private struct PathsBySuffix {
  private(set) var paths: Set<[String]> = []
  private var suffixes: Set<[String]> = []

  init(_ paths: [[String]]) {
    for path in paths { insert(path) }
  }

  mutating func insert(_ path: [String]) {
    guard paths.insert(path).inserted else { return }
    for count in stride(from: 2, through: path.count, by: 1) { suffixes.insert(Array(path.suffix(count))) }
  }

  /// Whether the names of a payload can mean one of the types.
  func contains(_ names: [String], in owner: [String]) -> Bool {
    if names.count > 1 { return suffixes.contains(names) }
    // A name without its feature is the name of a type beside the owner, or around it.
    return (0...owner.count).contains { paths.contains(Array(owner.prefix($0)) + names) }
  }
}

extension VariableDeclSyntax {
  /// The types of the stored properties, and the values of those without a type.
  var storedTypes: [Syntax] {
    guard !isStatic else { return [] }
    // Lazily: the `filter` of a list of nodes writes a new tree with the rest.
    return bindings.lazy.filter { !$0.isComputed }.compactMap { binding in
      binding.typeAnnotation.map { Syntax($0.type) } ?? binding.initializer.map { Syntax($0.value) }
    }
  }
}

extension SyntaxProtocol {
  /// The names of all types in the node.
  var namesOfTypes: [[String]] {
    let types = descendants(IdentifierTypeSyntax.self).map { [$0.name.text] }
    let members = descendants(MemberTypeSyntax.self).map { member -> [String] in
      let text = member.trimmedDescription.prefix { $0 != "<" }
      let generic = member.baseType.as(IdentifierTypeSyntax.self)?.name.text
      return text.contains(".") ? text.split(separator: ".").map(String.init) : [generic ?? "", member.name.text]
    }
    return types + members
  }

  /// Whether the node contains a `Result` with any error, or a `TaskResult` that is not migrated yet.
  var hasResultWithAnyError: Bool {
    let types = descendants(IdentifierTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
    let values = descendants(GenericSpecializationExprSyntax.self).map {
      ($0.expression.trimmedDescription, Optional($0.genericArgumentClause))
    }
    return (types + values).contains { TypeSyntax.isResultWithAnyError($0.0, $0.1) }
  }
}
