import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Replaces the arguments of `@Reducer(state: .equatable)` on an enum by extensions at the end of the file.
  static let reducerArguments = MigrationStep(
    "reducer-arguments",
    edits: { file, _ in
      let enums = file.nodes(EnumDeclSyntax.self).compactMap(ReducerTraits.init)
      guard !enums.isEmpty else { return [] }
      let removals = enums.map {
        Fix.Edit.removing(from: $0.attribute.attributeName.bytes.end, to: $0.attribute.bytes.end)
      }
      let extensions = enums.flatMap(\.extensions).map { $0 + file.lineEnd }.joined()
      let end = file.text.utf8.count
      let head = file.text.utf8.last == UInt8(ascii: "\n") ? file.lineEnd : file.lineEnd + file.lineEnd
      return removals + [.replacing(from: end, to: end, with: head + extensions)]
    },
    manualChanges: { file, _ in
      file.nodes(AttributeSyntax.self).compactMap { attribute -> ManualChange? in
        guard attribute.name == "Reducer", attribute.arguments != nil else { return nil }
        let advice = "Omit the arguments, and write 'extension Feature.State: Equatable {}'."
        return ManualChange(step: "reducer-arguments", range: attribute.bytes, advice: advice)
      }
    }
  )
}

/// An enum with `@Reducer(state: …, action: …)`.
private struct ReducerTraits {
  private static let protocols = [
    "codable": "Codable", "decodable": "Decodable", "encodable": "Encodable", "equatable": "Equatable",
    "hashable": "Hashable", "sendable": "Sendable",
  ]

  let attribute: AttributeSyntax
  let extensions: [String]

  init?(_ declaration: EnumDeclSyntax) {
    guard let attribute = declaration.attributes.first(named: "Reducer"),
      case .argumentList(let arguments) = attribute.arguments, declaration.canBeExtended,
      let path = declaration.typePath, !declaration.isInGenericType, !declaration.isInCondition
    else { return nil }
    var extensions: [String] = []
    var label = ""
    for argument in arguments {
      // Several arguments can follow one label.
      label = argument.label?.text ?? label
      guard let type = ["action": "Action", "state": "State"][label],
        let member = argument.expression.as(MemberAccessExprSyntax.self), member.base == nil,
        let name = Self.protocols[member.declName.baseName.text]
      else { return nil }
      extensions.append("extension \(path.joined(separator: ".")).\(type): \(name) {}")
    }
    self.attribute = attribute
    self.extensions = extensions
  }
}

extension EnumDeclSyntax {
  fileprivate var isInGenericType: Bool {
    ancestors.contains { $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil }
  }

  /// Whether the declaration is in a branch of `#if`, in which an extension would have to be, too.
  fileprivate var isInCondition: Bool { enclosing(IfConfigDeclSyntax.self) != nil }
}
