import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Replaces `TaskResult` by `Result`, and lists the types that compare a `Result` with any error.
  static let taskResults = MigrationStep(
    "task-results",
    edits: { file, code in
      let qualified = qualifiedEdits(in: file) + valueEdits(in: file, code)
      guard !code.declaresType("TaskResult") else { return qualified }
      let result = code.declaresType("Result") ? "Swift.Result" : "Result"
      let types = file.nodes(IdentifierTypeSyntax.self)
      return types.compactMap { type -> Fix.Edit? in
        guard type.name.text == "TaskResult", let success = type.genericArgumentClause?.arguments.first else {
          return nil
        }
        return type.replaced(by: "\(result)<\(success.argument.trimmedDescription), any Error>")
      } + expressionEdits(in: file, result) + qualified
    },
    manualChanges: { file, code in
      let paths = code.typesWithoutEquality
      let enums = file.nodes(EnumDeclSyntax.self).map { ($0.typePath, $0.name) }
      let structs = file.nodes(StructDeclSyntax.self).map { ($0.typePath, $0.name) }
      return (enums + structs).compactMap { path, name in
        guard let path, paths.contains(path) else { return nil }
        let advice = """
          Omit 'Equatable', or define how the errors compare: 'Result<…, any Error>' is not 'Equatable'. A test then receives \
          the action by its path.
          """
        return ManualChange(step: "task-results", range: name.bytes, advice: advice)
      } + taskResultUses(in: file, code).map(change)
    }
  )

  /// `try result.value` is `try result.get()`.
  private static func valueEdits(in file: SourceText, _ code: PackageCode) -> [Fix.Edit] {
    taskResultUses(in: file, code).compactMap { use in
      guard case .value(let member, isSure: true) = use else { return nil }
      return member.declName.replaced(by: "get()")
    }
  }

  private static func change(_ use: TaskResultUse) -> ManualChange {
    switch use {
    case .value(let member, _):
      let advice = "Write 'get()' instead of 'value' if the value is a 'Result'."
      return ManualChange(step: "task-results", range: member.declName.bytes, advice: advice)
    case .comparison(let node):
      let advice = """
        Switch over the result, or compare its value: 'try result.get() == value'. 'Result<…, any Error>' is not 'Equatable'.
        """
      return ManualChange(step: "task-results", range: node.bytes, advice: advice)
    case .conversion(let call):
      let advice = "Write 'result.mapError { $0 as any Error }', or the result itself if its error is 'any Error'."
      return ManualChange(step: "task-results", range: call.calledExpression.bytes, advice: advice)
    }
  }

  /// `ComposableArchitecture.TaskResult<Int>` is `Swift.Result<Int, any Error>`.
  private static func qualifiedEdits(in file: SourceText) -> [Fix.Edit] {
    let types = file.nodes(MemberTypeSyntax.self).compactMap { type -> Fix.Edit? in
      guard type.isInFramework, type.name.text == "TaskResult",
        let success = type.genericArgumentClause?.arguments.first
      else { return nil }
      return type.replaced(by: "Swift.Result<\(success.argument.trimmedDescription), any Error>")
    }
    return types
      + file.nodes(MemberAccessExprSyntax.self).compactMap { member -> Fix.Edit? in
        guard member.isInFramework, member.declName.baseName.text == "TaskResult" else { return nil }
        guard let specialized = member.parent?.as(GenericSpecializationExprSyntax.self),
          let success = specialized.genericArgumentClause.arguments.first
        else { return member.replaced(by: "Swift.Result") }
        return specialized.replaced(by: "Swift.Result<\(success.argument.trimmedDescription), any Error>")
      }
  }

  private static func expressionEdits(in file: SourceText, _ result: String) -> [Fix.Edit] {
    file.nodes(DeclReferenceExprSyntax.self).compactMap { reference -> Fix.Edit? in
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
      guard reference.baseName.text == "TaskResult", member?.declName.id != reference.id else { return nil }
      if let specialized = reference.parent?.as(GenericSpecializationExprSyntax.self),
        let success = specialized.genericArgumentClause.arguments.first
      {
        return specialized.replaced(by: "\(result)<\(success.argument.trimmedDescription), any Error>")
      }
      return reference.replaced(by: result)
    }
  }
}

extension DeclGroupSyntax {
  /// The names of the types around the type, and its own name.
  var typePath: [String]? {
    TypeDeclaration(self).map { namesOfTypesAround + $0.name.split(separator: ".").map(String.init) }
  }
}
