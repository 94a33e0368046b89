import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Writes the macro `@Reducer` in place of the conformance to `Reducer`.
  ///
  /// A reducer without a nested `State` and `Action` keeps its conformance: the macro would declare both.
  static let reducerMacro = MigrationStep(
    "reducer-macro",
    edits: { file, code in
      guard !code.declaresType("Reducer") else { return [] }
      return file.nodes(StructDeclSyntax.self).flatMap { declaration -> [Fix.Edit] in
        guard let reducer = ReducerDeclaration(declaration), !reducer.type.attributes.has("Reducer"),
          !reducer.states.isEmpty, !reducer.actions.isEmpty, declaration.canBeExtended,
          let clause = declaration.inheritanceClause,
          let conformance = clause.inheritedTypes.first(where: { $0.type.trimmedDescription == "Reducer" })
        else { return [] }
        return [file.writing("@Reducer", before: declaration), clause.removing(conformance)].compactMap { $0 }
      }
    }
  )
}

extension DeclGroupSyntax {
  /// Whether an extension at file scope can name the type.
  var canBeExtended: Bool {
    let isLocal = ancestors.contains { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) }
    let types = [Syntax(self)] + ancestors.filter { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    let isHidden = types.dropLast().contains { type in
      type.asProtocol((any DeclGroupSyntax).self)?.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
        ?? false
    }
    return !isLocal && !isHidden
  }
}

extension InheritanceClauseSyntax {
  /// Returns an edit that removes a type, or the whole clause when it is the only one.
  func removing(_ type: InheritedTypeSyntax) -> Fix.Edit? {
    inheritedTypes.count > 1 ? inheritedTypes.removing(type) : .removing(from: bytes.offset, to: bytes.end)
  }
}
