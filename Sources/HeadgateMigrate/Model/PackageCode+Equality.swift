import HeadgateSyntax
import SwiftSyntax

extension PackageCode {
  static func enumsWithoutEquality(_ types: [DeclaredType]) -> Set<[String]> {
    let enums = types.filter { $0.kind == .enum && !$0.declaresEquality }
    var found = Set(enums.filter(\.hasResultWithAnyError).map(\.path))
    while true {
      let more = enums.filter { type in
        !found.contains(type.path)
          && type.payloads.contains { payload in found.contains { refers(payload, to: $0, in: type) } }
      }
      guard !more.isEmpty else { break }
      found.formUnion(more.map(\.path))
    }
    return found.intersection(enums.filter(\.isEquatable).map(\.path))
  }

  /// Whether the name of a payload can be the name of a type.
  private static func refers(_ names: [String], to path: [String], in owner: DeclaredType) -> Bool {
    guard path.suffix(names.count).elementsEqual(names) else { return false }
    // A name without its feature is the name of a type beside the owner, or around it.
    let around = path.dropLast(names.count)
    return names.count > 1 || owner.path.starts(with: around)
  }
}

extension EnumCaseParameterClauseSyntax {
  /// The names of all types in the parameters.
  var namesOfTypes: [[String]] {
    let types = descendants(IdentifierTypeSyntax.self).map { [$0.name.text] }
    let members = descendants(MemberTypeSyntax.self).map { member -> [String] in
      let text = member.trimmedDescription.prefix { $0 != "<" }
      let generic = member.baseType.as(IdentifierTypeSyntax.self)?.name.text
      return text.contains(".") ? text.split(separator: ".").map(String.init) : [generic ?? "", member.name.text]
    }
    return types + members
  }

  /// Whether the parameters contain a `Result` with any error, or a `TaskResult` that is not migrated yet.
  var hasResultWithAnyError: Bool {
    descendants(IdentifierTypeSyntax.self).contains { type in
      if type.name.text == "TaskResult" { return true }
      guard type.name.text == "Result", let failure = type.genericArgumentClause?.arguments.last else { return false }
      return ["any Error", "Error", "any Swift.Error", "Swift.Error"].contains(failure.argument.trimmedDescription)
    }
  }
}
