import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces `ActorIsolated` by `LockIsolated`, whose members are synchronous.
  static let isolatedValues = MigrationStep(
    "isolated-values",
    edits: { file, code in
      guard !code.declaresType("ActorIsolated") else { return [] }
      let references = file.nodes(DeclReferenceExprSyntax.self).filter {
        $0.baseName.text == "ActorIsolated"
      }
      let types = file.nodes(IdentifierTypeSyntax.self).filter { $0.name.text == "ActorIsolated" }
      guard !references.isEmpty || !types.isEmpty else { return [] }
      let variables = file.nodes(PatternBindingSyntax.self).filter { binding in
        binding.initializer?.value.as(FunctionCallExprSyntax.self)?.name == "ActorIsolated"
      }
      let patterns = Set(variables.map { $0.pattern.trimmedDescription })
      let names = patterns.subtracting(otherVariables(in: file, than: variables))
      let awaits = file.nodes(AwaitExprSyntax.self).compactMap { awaited -> Fix.Edit? in
        guard let name = awaited.expression.isolatedValue, names.contains(name), !awaited.coversOthers else {
          return nil
        }
        return .removing(from: awaited.bytes.offset, to: awaited.expression.bytes.offset)
      }
      return references.map { $0.replaced(by: "LockIsolated") } + types.map { $0.name.replaced(by: "LockIsolated") }
        + awaits
    }
  )

  /// The names of the variables and parameters that may be actors.
  private static func otherVariables(in file: SourceText, than variables: [PatternBindingSyntax]) -> Set<String> {
    let known = Set(variables.map(\.pattern.id))
    let patterns = file.nodes(IdentifierPatternSyntax.self).filter { !known.contains($0.id) }
    let parameters =
      file.nodes(FunctionParameterSyntax.self).map { $0.secondName ?? $0.firstName }
      + file.nodes(ClosureParameterSyntax.self).map { $0.secondName ?? $0.firstName }
      + file.nodes(ClosureShorthandParameterSyntax.self).map(\.name)
    return Set((patterns.map(\.identifier) + parameters).map(\.text))
  }
}

extension AwaitExprSyntax {
  /// Whether the `await` can be necessary for another expression: an argument, or the right side of an operator.
  fileprivate var coversOthers: Bool {
    let arguments = expression.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
    let elements = Array(parent?.as(ExprListSyntax.self) ?? [])
    let right = elements.drop { $0.id != ExprSyntax(self).id }.dropFirst()
    let asynchronous = root.descendants(VariableDeclSyntax.self).filter { variable in
      variable.modifiers.contains { $0.name.tokenKind == .keyword(.async) }
    }
    let names = Set(asynchronous.flatMap(\.bindings).map(\.pattern.trimmedDescription))
    return (arguments + right).contains { $0.canSuspend(names) }
  }
}

extension ExprSyntax {
  /// Whether the expression has members, calls or other parts that can be asynchronous.
  fileprivate func canSuspend(_ asynchronous: Set<String>) -> Bool {
    let nodes = descendants(ExprSyntax.self)
    return nodes.contains { node in
      if let reference = node.as(DeclReferenceExprSyntax.self) { return asynchronous.contains(reference.baseName.text) }
      return [
        .functionCallExpr, .macroExpansionExpr, .memberAccessExpr, .subscriptCallExpr,
      ].contains(node.kind)
    }
  }
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
