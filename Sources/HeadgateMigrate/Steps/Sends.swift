import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Lists the calls of `send` in an effect that are not awaited. In TCA they are correct on the main actor.
  static let sends = MigrationStep(
    "sends",
    manualChanges: { file, _ in
      let effects = file.tree.descendants(FunctionCallExprSyntax.self).filter { $0.isEffect(named: "run") }
      return effects.flatMap { effect -> [ManualChange] in
        guard let closure = effect.trailingClosure, let parameter = closure.parameterNames?.first, parameter != "_"
        else {
          return []
        }
        return closure.descendants(FunctionCallExprSyntax.self).compactMap { call in
          guard call.calledExpression.trimmedDescription == parameter, !call.isAwaited else { return nil }
          let advice = """
            Write 'await \(parameter)(…)', in the effect itself: the value of a callback reaches the effect through a \
            continuation or an 'AsyncStream'.
            """
          return ManualChange(step: "sends", range: call.bytes, advice: advice)
        }
      }
    }
  )
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
