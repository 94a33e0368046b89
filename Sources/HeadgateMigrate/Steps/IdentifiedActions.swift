import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Replaces `case row(id: ID, action: Row.Action)` of a `forEach` by a case with an `IdentifiedAction`.
  static let identifiedActions = MigrationStep(
    "identified-actions",
    edits: { file, code in
      let names = code.identifiedCases
      guard !names.isEmpty else { return [] }
      return declarationEdits(in: file, names) + useEdits(in: file, names) + pathEdits(in: file, names)
    }
  )

  private static func declarationEdits(in file: SourceText, _ names: Set<String>) -> [Fix.Edit] {
    file.tree.descendants(EnumCaseElementSyntax.self).flatMap { element -> [Fix.Edit] in
      guard names.contains(element.name.text), let clause = element.parameterClause,
        clause.parameters.map({ $0.firstName?.text }) == ["id", "action"], let id = clause.parameters.first,
        let action = clause.parameters.last
      else { return [] }
      return [
        .replacing(from: id.bytes.offset, to: id.type.bytes.offset, with: "IdentifiedAction<"),
        .replacing(from: action.bytes.offset, to: action.type.bytes.offset, with: ""),
        action.followed(by: ">"),
      ]
    }
  }

  private static func useEdits(in file: SourceText, _ names: Set<String>) -> [Fix.Edit] {
    file.tree.descendants(FunctionCallExprSyntax.self).flatMap { call -> [Fix.Edit] in
      guard let name = call.name, names.contains(name), call.isCase, let first = call.arguments.first,
        let last = call.arguments.last
      else { return [] }
      return [first.preceded(by: ".element("), last.followed(by: ")")]
    }
  }

  private static func pathEdits(in file: SourceText, _ names: Set<String>) -> [Fix.Edit] {
    OldCasePath.all(in: file).compactMap { path in
      guard path.labels == ["id", "action"], names.contains(path.name),
        let labels = path.node.descendants(DeclNameArgumentsSyntax.self).first
      else { return nil }
      return .removing(from: labels.bytes.offset, to: labels.bytes.end)
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call can create or match the case of an enum: `.name(…)` or `Type.name(…)`.
  var isCase: Bool {
    guard calledExpression.is(MemberAccessExprSyntax.self) else { return false }
    guard let base else { return true }
    let last = base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
    return last?.baseName.text.first?.isUppercase ?? false
  }
}
