import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Lists actions that a test receives after a later `send`. In a test that is not exhaustive, TCA allows this.
  static let receivedActions = MigrationStep(
    "received-actions",
    manualChanges: { file, _ in
      file.nodes(FunctionDeclSyntax.self).flatMap { function -> [ManualChange] in
        let members = function.descendants(MemberAccessExprSyntax.self).map(\.declName.baseName.text)
        guard members.contains("exhaustivity"), members.contains("off") else { return [] }
        var sends = 0
        return function.descendants(FunctionCallExprSyntax.self).compactMap { call in
          guard call.calledExpression.is(MemberAccessExprSyntax.self),
            call.base?.is(DeclReferenceExprSyntax.self) == true
          else { return nil }
          if call.name == "send" { sends += 1 }
          guard call.name == "receive" else { return nil }
          defer { sends = 0 }
          guard sends > 1 else { return nil }
          let advice = "Receive the action before the next 'send': a 'send' skips the actions that arrived before it."
          return ManualChange(.behavior, step: "received-actions", range: call.nameBytes, advice: advice)
        }
      }
    }
  )
}
