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
      return declarationEdits(in: file, names) + useEdits(in: file, names, code) + pathEdits(in: file, names)
    },
    manualChanges: { file, code in
      // A run of the migration on another folder can have changed the case.
      let names = code.writtenIdentifiedCases
      let calls = file.nodes(FunctionCallExprSyntax.self).compactMap { oldUse($0, names) }
      return calls + file.nodes(DeclReferenceExprSyntax.self).compactMap { oldFunction($0, names) }
    }
  )

  /// `.row(id: 1, action: .tapped)`, in a form that is not changed or that can belong to another type.
  private static func oldUse(_ call: FunctionCallExprSyntax, _ names: Set<String>) -> ManualChange? {
    guard let name = call.name, names.contains(name), call.arguments.map({ $0.label?.text }) == ["id", "action"] else {
      return nil
    }
    let advice = "If it is the action of a row, write '.\(name)(.element(id: …, action: …))'."
    return change(call.nameToken ?? call.calledExpression.lastToken(viewMode: .sourceAccurate), advice)
  }

  /// `Action.row(id:action:)`.
  private static func oldFunction(_ reference: DeclReferenceExprSyntax, _ names: Set<String>) -> ManualChange? {
    let name = reference.baseName.text
    guard names.contains(name), reference.argumentNames?.arguments.map(\.name.text) == ["id", "action"],
      // The step `case-paths` lists a case path, and the step `names` a view.
      reference.enclosing(PrefixOperatorExprSyntax.self).flatMap(OldCasePath.init) == nil, !reference.isInListOfStores
    else { return nil }
    return change(reference.baseName, "Write '{ .\(name)(.element(id: $0, action: $1)) }'.")
  }

  private static func change(_ token: TokenSyntax?, _ advice: String) -> ManualChange? {
    guard let token else { return nil }
    let kind: ManualChange.Kind = isInView(token) ? .view : .required
    return ManualChange(kind, step: "identified-actions", range: token.bytes, advice: advice)
  }

  private static func declarationEdits(in file: SourceText, _ names: Set<String>) -> [Fix.Edit] {
    file.nodes(EnumCaseElementSyntax.self).flatMap { element -> [Fix.Edit] in
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

  private static func useEdits(in file: SourceText, _ names: Set<String>, _ code: PackageCode) -> [Fix.Edit] {
    file.nodes(FunctionCallExprSyntax.self).flatMap { call -> [Fix.Edit] in
      guard let name = call.name, names.contains(name), call.isCase, let first = call.arguments.first,
        let last = call.arguments.last, call.arguments.count == 2,
        first.label != nil || !code.writtenIdentifiedCases.contains(name)
          || call.enclosing(ExpressionPatternSyntax.self) != nil
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
