import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax

/// The arguments that `@Reducer` has in older composable architectures.
extension HeadgateDiagnostic {
  static func reducerArguments(_ attribute: AttributeSyntax) -> Self {
    Self(
      .reducerArguments,
      at: attribute,
      """
      '@Reducer' takes no arguments: 'State' and 'Action' say themselves what they conform to. \
      Remove the arguments and write the conformances on 'State' and 'Action'.
      """,
      fixIts: [
        .replace(
          attribute,
          with: attribute.with(\.leftParen, nil).with(\.arguments, nil).with(\.rightParen, nil),
          "Remove the arguments"
        )
      ]
    )
  }

  /// As above for an enum reducer, whose state and action are in the expansion. Their conformances belong into extensions.
  static func enumReducerArguments(
    _ attribute: AttributeSyntax,
    of type: TypeDeclaration,
    in surroundings: [Syntax]
  ) -> Self {
    let plain = attribute.with(\.leftParen, nil).with(\.arguments, nil).with(\.rightParen, nil)
    let outer = surroundings.compactMap { TypeDeclaration($0)?.name }.reversed()
    let lines = extensions(attribute, of: (outer + [type.name]).joined(separator: "."))
    let advice =
      lines.isEmpty
      ? "The state is equatable, and sendable if its features are: remove the arguments."
      : "Remove the arguments, and write at file scope: '\(lines.joined(separator: "' and '"))'."
    var fixIt = HeadgateFixIt.replace(attribute, with: plain, "Remove the arguments")
    if !lines.isEmpty, outer.isEmpty, let end = type.introducer.parent?.as(EnumDeclSyntax.self)?.memberBlock.rightBrace
    {
      let behind = end.with(
        \.trailingTrivia,
        [.unexpectedText("\n\n" + lines.joined(separator: "\n"))] + end.trailingTrivia
      )
      fixIt = HeadgateFixIt(
        message: "Move the conformances to extensions",
        changes: fixIt.changes + [.replace(oldNode: Syntax(end), newNode: Syntax(behind))]
      )
    }
    return Self(
      .reducerArguments,
      at: attribute,
      "'@Reducer' takes no arguments, and it writes the state and the action of the enum '\(type.name)'. \(advice)",
      fixIts: [fixIt]
    )
  }

  /// The extensions with the conformances of the arguments, without those that the state has by itself.
  private static func extensions(_ attribute: AttributeSyntax, of name: String) -> [String] {
    guard case .argumentList(let arguments) = attribute.arguments else { return [] }
    var conformances: [String: [String]] = [:]
    var part = ""
    for argument in arguments {
      // The arguments behind a label belong to it.
      if let label = argument.label?.text { part = label.prefix(1).uppercased() + label.dropFirst() }
      guard let value = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { continue }
      let conformance = value.prefix(1).uppercased() + value.dropFirst()
      if part == "State", ["Equatable", "Sendable"].contains(conformance) { continue }
      conformances[part, default: []].append(conformance)
    }
    return ["State", "Action"].compactMap { part in
      conformances[part].map { "extension \(name).\(part): \($0.joined(separator: ", ")) {}" }
    }
  }
}
