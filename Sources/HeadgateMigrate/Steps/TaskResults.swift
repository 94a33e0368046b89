import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Replaces `TaskResult` by `Result`, and lists the types that compare a `Result` with any error.
  static let taskResults = MigrationStep(
    "task-results",
    edits: { file, code in
      guard !code.declaresType("TaskResult") else { return [] }
      let result = code.declaresType("Result") ? "Swift.Result" : "Result"
      let types = file.tree.descendants(IdentifierTypeSyntax.self)
      return types.compactMap { type -> Fix.Edit? in
        guard type.name.text == "TaskResult", let success = type.genericArgumentClause?.arguments.first else {
          return nil
        }
        return type.replaced(by: "\(result)<\(success.argument.trimmedDescription), any Error>")
      } + expressionEdits(in: file, result)
    },
    manualChanges: { file, code in
      let paths = code.enumsWithoutEquality
      return file.tree.descendants(EnumDeclSyntax.self).compactMap { declaration in
        guard let path = declaration.typePath, paths.contains(path) else { return nil }
        let advice = """
          Omit 'Equatable', or define how the errors compare: 'Result<…, any Error>' is not 'Equatable'. A test then receives \
          the action by its path.
          """
        return ManualChange(step: "task-results", range: declaration.name.bytes, advice: advice)
      }
    }
  )

  private static func expressionEdits(in file: SourceText, _ result: String) -> [Fix.Edit] {
    file.tree.descendants(DeclReferenceExprSyntax.self).compactMap { reference -> Fix.Edit? in
      guard reference.baseName.text == "TaskResult" else { return nil }
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
    guard let type = TypeDeclaration(self) else { return nil }
    let around = ancestors.compactMap { TypeDeclaration($0)?.name }.reversed()
    return (around + [type.name]).flatMap { $0.split(separator: ".").map(String.init) }
  }
}
