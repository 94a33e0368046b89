import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces names of types and functions that have one other name.
  static let renamedTypes = MigrationStep(
    "renamed-types",
    edits: { file, code in
      typeEdits(in: file, code) + expressionEdits(in: file, code)
    }
  )

  private static let names = [
    "ActionSheetState": "ConfirmationDialogState",
    "EffectTask": "Effect",
    "ReducerProtocol": "Reducer",
    "ReducerProtocolOf": "ReducerOf",
    "XCTUnimplemented": "unimplemented",
  ]

  private static func typeEdits(in file: SourceText, _ code: PackageCode) -> [Fix.Edit] {
    file.nodes(IdentifierTypeSyntax.self).flatMap { type -> [Fix.Edit] in
      code.declaresType(type.name.text) ? [] : edits(type.name, type.genericArgumentClause)
    }
      + file.nodes(MemberTypeSyntax.self).flatMap { type -> [Fix.Edit] in
        type.isInFramework ? edits(type.name, type.genericArgumentClause) : []
      }
  }

  private static func edits(_ token: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) -> [Fix.Edit] {
    let name = token.text
    if let new = names[name] { return [token.replaced(by: new)] }
    // An effect that cannot fail has no type of its failure.
    guard name == "Effect" || name == "EffectPublisher", let arguments = clause?.arguments,
      arguments.count == 2, let action = arguments.first, arguments.last?.argument.trimmedDescription == "Never",
      action.argument.trimmedDescription != "Never"
    else { return [] }
    let rest = Fix.Edit.removing(from: action.argument.bytes.end, to: arguments.last?.argument.bytes.end ?? 0)
    return name == "Effect" ? [rest] : [token.replaced(by: "Effect"), rest]
  }

  private static func expressionEdits(in file: SourceText, _ code: PackageCode) -> [Fix.Edit] {
    file.nodes(DeclReferenceExprSyntax.self).compactMap { reference in
      let name = reference.baseName.text
      guard let new = names[name] else { return nil }
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName == reference {
        return member.isInFramework ? reference.baseName.replaced(by: new) : nil
      }
      guard !code.declaresType(name) else { return nil }
      return reference.baseName.replaced(by: new)
    }
  }
}
