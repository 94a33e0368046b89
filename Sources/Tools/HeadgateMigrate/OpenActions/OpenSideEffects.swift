import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Writes `.none` for a side effect that is `nil`, `.dispatching` for a closure with a dispatcher, and lists types of side effects.
  static let openSideEffects = MigrationStep(
    "open-side-effects",
    in: .openActions,
    edits: { file, code in
      guard !code.declaresType("SideEffect") else { return [] }
      let results = SideEffectBody.all(in: file).flatMap { body in body.results.compactMap { edit($0, in: body) } }
      let closures = SideEffectClosure.all(in: file, code.openActions.sideEffects).filter(\.isSure).compactMap {
        dispatching($0.closure)
      }
      let assignments = SideEffectNilUse.all(in: file, code.openActions.sideEffects).compactMap { use -> Fix.Edit? in
        guard case .assignment(let value) = use else { return nil }
        return value.replaced(by: ".none")
      }
      return typeEdits(in: file) + results + closures + assignments
    },
    manualChanges: { file, code in
      guard !code.declaresType("SideEffect") else { return [] }
      return resultChanges(in: file, code.openActions.sideEffects) + closureChanges(in: file, code)
        + SideEffectNilUse.all(in: file, code.openActions.sideEffects).map(change)
        + conformances(in: file)
    }
  )

  /// `SideEffect?` as a result is `SideEffect`, and a side effect is no closure that could escape.
  private static func typeEdits(in file: SourceText) -> [Fix.Edit] {
    let results = file.nodes(OptionalTypeSyntax.self).compactMap { type -> Fix.Edit? in
      guard type.isResult, type.wrappedType.trimmedDescription == "SideEffect" else { return nil }
      return type.questionMark.replaced(by: "")
    }
    let parameters = file.nodes(AttributedTypeSyntax.self).compactMap { type -> Fix.Edit? in
      guard type.baseType.trimmedDescription == "SideEffect", type.specifiers.isEmpty, type.attributes.count == 1,
        type.attributes.has("escaping")
      else { return nil }
      return .removing(from: type.bytes.offset, to: type.baseType.bytes.offset)
    }
    return results + parameters
  }

  private static func edit(_ result: ExprSyntax, in body: SideEffectBody) -> Fix.Edit? {
    if result.is(NilLiteralExprSyntax.self) { return body.isOptional ? nil : result.replaced(by: ".none") }
    return result.as(ClosureExprSyntax.self).flatMap(dispatching)
  }

  private static func dispatching(_ closure: ClosureExprSyntax) -> Fix.Edit? {
    closure.takesDispatcher ? closure.preceded(by: ".dispatching ") : nil
  }

  private static func resultChanges(in file: SourceText, _ code: SideEffectDeclarations) -> [ManualChange] {
    SideEffectBody.all(in: file).flatMap { body in
      body.results.compactMap { result -> ManualChange? in
        if !body.isOptional, let name = result.as(DeclReferenceExprSyntax.self)?.baseName.text,
          code.optionalVariables.contains(name)
        {
          let advice = "Write '\(name) ?? .none': the result is a 'SideEffect', which is not optional."
          return ManualChange(step: "open-side-effects", range: result.bytes, advice: advice)
        }
        let isChanged = edit(result, in: body) != nil || result.is(ClosureExprSyntax.self)
        guard isChanged || (!body.isOptional && result.contains(.nilLiteralExpr)) || result.contains(.closureExpr)
        else { return nil }
        let advice = "Write '.none' instead of 'nil', and '.dispatching { dispatcher in … }' for a closure."
        return ManualChange(step: "open-side-effects", range: result.bytes, advice: advice)
      }
    }
  }

  private static func closureChanges(in file: SourceText, _ code: PackageCode) -> [ManualChange] {
    SideEffectClosure.all(in: file, code.openActions.sideEffects).map { found in
      let advice = "Write '.dispatching { dispatcher in … }' where the value is a 'SideEffect': it is not a closure."
      return ManualChange(step: "open-side-effects", range: found.closure.bytes, advice: advice)
    }
  }

  private static func change(_ use: SideEffectNilUse) -> ManualChange {
    switch use {
    case .assignment(let value):
      return ManualChange(step: "open-side-effects", range: value.bytes, advice: "Write '.none' instead of 'nil'.")
    case .test(let node):
      let advice = """
        Omit the test for 'nil' and the call: a 'SideEffect' is a value that is always there, and that a store runs. '.none' \
        does nothing. In a test, send the action to a 'TestStore', which reports actions that nobody expected.
        """
      return ManualChange(step: "open-side-effects", range: node.bytes, advice: advice)
    case .value(let node):
      let advice =
        "Write the type 'SideEffect': the value is never 'nil'. '.none' is the side effect that does nothing."
      return ManualChange(.behavior, step: "open-side-effects", range: node.bytes, advice: advice)
    }
  }

  private static func conformances(in file: SourceText) -> [ManualChange] {
    file.nodes(InheritedTypeSyntax.self).filter { $0.type.inheritedName == "SideEffect" }.map { type in
      let advice = """
        Write a function that returns a 'SideEffect', such as '.run { send in await send(…) }' or '.dispatching \
        { dispatcher in … }': a side effect is a value, not a protocol.
        """
      return ManualChange(step: "open-side-effects", range: type.type.bytes, advice: advice)
    }
  }
}

extension ExprSyntax {
  /// Whether a part of the expression is such a literal, as in a branch of `?:`, and no argument or statement.
  fileprivate func contains(_ kind: SyntaxKind) -> Bool {
    guard !self.is(SwitchExprSyntax.self), !self.is(FunctionCallExprSyntax.self) else { return false }
    return descendants(Syntax.self).contains { node in
      node.kind == kind
        && !node.ancestors.prefix { $0 != Syntax(self) }.contains {
          $0.is(FunctionCallExprSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(CodeBlockSyntax.self)
            || $0.is(SwitchCaseSyntax.self)
        }
    }
  }
}

extension OptionalTypeSyntax {
  /// Whether the type is the result of a function or of a function type.
  fileprivate var isResult: Bool { parent?.is(ReturnClauseSyntax.self) == true }
}

extension ClosureExprSyntax {
  /// Whether the closure dispatches actions through its only parameter.
  fileprivate var takesDispatcher: Bool {
    let name = signature == nil ? "$0" : parameterNames.flatMap { $0.count == 1 ? $0[0] : nil }
    guard let name else { return false }
    return descendants(FunctionCallExprSyntax.self).contains {
      $0.name == "dispatch" && $0.base?.nameText == name
    }
  }
}
