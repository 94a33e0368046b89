import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces `ActorIsolated` by `LockIsolated`, whose members are synchronous.
  static let isolatedValues = MigrationStep(
    "isolated-values",
    edits: { file, code in
      guard !code.declaredNames.contains("ActorIsolated") else { return [] }
      let references = file.tree.descendants(DeclReferenceExprSyntax.self).filter {
        $0.baseName.text == "ActorIsolated"
      }
      let types = file.tree.descendants(IdentifierTypeSyntax.self).filter { $0.name.text == "ActorIsolated" }
      guard !references.isEmpty || !types.isEmpty else { return [] }
      let variables = file.tree.descendants(PatternBindingSyntax.self).filter { binding in
        binding.initializer?.value.as(FunctionCallExprSyntax.self)?.name == "ActorIsolated"
      }
      let patterns = Set(variables.map { $0.pattern.trimmedDescription })
      // Another variable with the same name may be an actor.
      let others = file.tree.descendants(PatternBindingSyntax.self).filter { !variables.contains($0) }
        .map(\.pattern.trimmedDescription)
      let parameters = file.tree.descendants(FunctionParameterSyntax.self).map { ($0.secondName ?? $0.firstName).text }
      let names = patterns.subtracting(others).subtracting(parameters)
      let awaits = file.tree.descendants(AwaitExprSyntax.self).compactMap { awaited -> Fix.Edit? in
        guard let name = awaited.expression.isolatedValue, names.contains(name) else { return nil }
        return .removing(from: awaited.bytes.offset, to: awaited.expression.bytes.offset)
      }
      return references.map { $0.replaced(by: "LockIsolated") } + types.map { $0.name.replaced(by: "LockIsolated") }
        + awaits
    }
  )
}

extension ExprSyntax {
  /// The variable whose `value`, `setValue` or `withValue` the expression is.
  fileprivate var isolatedValue: String? {
    let member = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let access = member.as(MemberAccessExprSyntax.self),
      ["setValue", "value", "withValue"].contains(access.declName.baseName.text)
    else { return nil }
    return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
