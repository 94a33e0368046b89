import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Awaits the calls of `send` that are statements of an effect, and lists those in a callback.
  ///
  /// In TCA, calls on the main actor need no `await`.
  static let sends = MigrationStep(
    "sends",
    edits: { file, code in
      calls(in: file, code).compactMap { call, closure in
        guard call.parent?.is(CodeBlockItemSyntax.self) == true, call.enclosing(ClosureExprSyntax.self) == closure,
          call.enclosing(FunctionDeclSyntax.self) == closure.enclosing(FunctionDeclSyntax.self)
        else { return nil }
        return call.preceded(by: "await ")
      }
    },
    manualChanges: { file, code in
      calls(in: file, code).map { call, _ in
        let advice = """
          Write 'await send(…)', in the effect itself: the value of a callback reaches the effect through a continuation \
          or an 'AsyncStream'.
          """
        return ManualChange(step: "sends", range: call.bytes, advice: advice)
      }
    }
  )

  /// The calls of `send` that are not awaited, with the closure of their effect.
  private static func calls(
    in file: SourceText,
    _ code: PackageCode
  ) -> [(call: FunctionCallExprSyntax, closure: ClosureExprSyntax)] {
    let effects = file.nodes(FunctionCallExprSyntax.self).filter { call in
      call.isEffect(named: "run") && (call.base != nil || EffectContext(of: call, code) != .other)
    }
    return effects.flatMap { effect -> [(FunctionCallExprSyntax, ClosureExprSyntax)] in
      guard let closure = effect.trailingClosure, let parameter = closure.parameterNames.first, parameter != "_" else {
        return []
      }
      return closure.descendants(FunctionCallExprSyntax.self).filter {
        $0.calledExpression.nameText == parameter && !$0.isAwaited
      }.map { ($0, closure) }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether an `await` covers the call.
  fileprivate var isAwaited: Bool {
    for ancestor in ancestors {
      if ancestor.is(AwaitExprSyntax.self) { return true }
      if ancestor.is(ClosureExprSyntax.self) || ancestor.is(CodeBlockItemSyntax.self) { return false }
      // `await` before an operator covers its right side.
      if let sequence = ancestor.as(SequenceExprSyntax.self), sequence.elements.first?.is(AwaitExprSyntax.self) == true
      {
        return true
      }
    }
    return false
  }
}
