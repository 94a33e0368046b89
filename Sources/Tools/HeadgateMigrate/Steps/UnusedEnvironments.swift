import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces `Reducer<State, Action, Environment> { state, action, _ in … }` by `Reduce<State, Action> { state, action in … }`.
  ///
  /// Only a reducer that does not use its environment is replaced.
  static let unusedEnvironments = MigrationStep(
    "unused-environments",
    edits: { file, code in
      guard !code.declaresType("Reducer") else { return [] }
      return file.nodes(FunctionCallExprSyntax.self).flatMap { call -> [Fix.Edit] in
        guard let type = call.calledExpression.as(GenericSpecializationExprSyntax.self),
          let name = type.expression.as(DeclReferenceExprSyntax.self), name.baseName.text == "Reducer",
          type.genericArgumentClause.arguments.count == 3, let closure = call.trailingClosure, call.arguments.isEmpty,
          !type.genericArgumentClause.hasComments,
          case .simpleInput(let parameters) = closure.signature?.parameterClause, parameters.count == 3,
          parameters.last?.name.text == "_", !parameters.hasComments
        else { return [] }
        let types = Array(type.genericArgumentClause.arguments)
        let names = Array(parameters)
        return [
          name.replaced(by: "Reduce"),
          .removing(from: types[1].argument.bytes.end, to: types[2].argument.bytes.end),
          .removing(from: names[1].name.bytes.end, to: names[2].name.bytes.end),
        ]
      }
    }
  )
}
