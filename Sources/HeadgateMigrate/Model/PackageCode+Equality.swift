import HeadgateSyntax
import SwiftSyntax

extension PackageCode {
  static func typesWithoutEquality(_ types: [DeclaredType]) -> Set<[String]> {
    let values = types.filter { [.enum, .struct].contains($0.kind) && !$0.declaresEquality }
    var found = Set(values.filter(\.hasResultWithAnyError).map(\.path))
    while true {
      let more = values.filter { type in
        !found.contains(type.path)
          && type.payloads.contains { payload in found.contains { refers(payload, to: $0, in: type) } }
      }
      guard !more.isEmpty else { break }
      found.formUnion(more.map(\.path))
    }
    return found.intersection(values.filter(\.isEquatable).map(\.path))
  }

  /// Whether the name of a payload can be the name of a type.
  private static func refers(_ names: [String], to path: [String], in owner: DeclaredType) -> Bool {
    guard path.suffix(names.count).elementsEqual(names) else { return false }
    // A name without its feature is the name of a type beside the owner, or around it.
    let around = path.dropLast(names.count)
    return names.count > 1 || owner.path.starts(with: around)
  }
}

extension VariableDeclSyntax {
  /// The types of the stored properties, and the values of those without a type.
  var storedTypes: [Syntax] {
    guard !isStatic else { return [] }
    return bindings.filter { !$0.isComputed }.compactMap { binding in
      binding.typeAnnotation.map { Syntax($0.type) } ?? binding.initializer.map { Syntax($0.value) }
    }
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    guard let block = accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
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
    return (types + values).contains { name, clause in
      if name == "TaskResult" { return true }
      guard name == "Result", let failure = clause?.arguments.last else { return false }
      return ["any Error", "Error", "any Swift.Error", "Swift.Error"].contains(failure.argument.trimmedDescription)
    }
  }
}
