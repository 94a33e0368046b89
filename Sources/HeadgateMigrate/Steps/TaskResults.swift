import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Replaces `TaskResult` by `Result`, and lists the types that compare a `Result` with any error.
  static let taskResults = MigrationStep(
    "task-results",
    edits: { file, code in
      guard !code.declaredNames.contains("TaskResult") else { return [] }
      let types = file.tree.descendants(IdentifierTypeSyntax.self)
      return types.compactMap { type -> Fix.Edit? in
        guard type.name.text == "TaskResult", let success = type.genericArgumentClause?.arguments.first else {
          return nil
        }
        return type.replaced(by: "Result<\(success.argument.trimmedDescription), any Error>")
      } + expressionEdits(in: file)
    },
    manualChanges: { file, _ in
      file.tree.descendants(EnumDeclSyntax.self).compactMap { declaration in
        guard let conformance = declaration.synthesizedEquality, declaration.hasResultWithAnyError else { return nil }
        let advice = """
          Omit '\(conformance.type.trimmedDescription)', or define how the errors compare: 'Result<…, any Error>' is not \
          'Equatable'. A test then receives the action by its path.
          """
        return ManualChange(step: "task-results", range: declaration.name.bytes, advice: advice)
      }
    }
  )

  private static func expressionEdits(in file: SourceText) -> [Fix.Edit] {
    file.tree.descendants(DeclReferenceExprSyntax.self).compactMap { reference -> Fix.Edit? in
      guard reference.baseName.text == "TaskResult" else { return nil }
      if let specialized = reference.parent?.as(GenericSpecializationExprSyntax.self),
        let success = specialized.genericArgumentClause.arguments.first
      {
        return specialized.replaced(by: "Result<\(success.argument.trimmedDescription), any Error>")
      }
      return reference.replaced(by: "Result")
    }
  }
}

extension EnumDeclSyntax {
  /// The conformance whose `==` the compiler writes.
  fileprivate var synthesizedEquality: InheritedTypeSyntax? {
    let isWritten = memberBlock.members.flattened.contains {
      $0.as(FunctionDeclSyntax.self).map { $0.name.text == "==" } ?? false
    }
    guard !isWritten else { return nil }
    return inheritanceClause?.inheritedTypes.first {
      ["Equatable", "Hashable"].contains($0.type.lastComponentName ?? "")
    }
  }

  fileprivate var hasResultWithAnyError: Bool {
    let payloads = memberBlock.members.flattened.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
      .compactMap(\.parameterClause)
    return payloads.flatMap { $0.descendants(IdentifierTypeSyntax.self) }.contains { type in
      guard type.name.text == "Result", let failure = type.genericArgumentClause?.arguments.last else { return false }
      return ["any Error", "Error", "any Swift.Error", "Swift.Error"].contains(failure.argument.trimmedDescription)
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
