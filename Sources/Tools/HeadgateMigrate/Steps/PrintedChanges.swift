import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces `.debug()` of a reducer by `._printChanges()`.
  static let printedChanges = MigrationStep(
    "printed-changes",
    edits: { file, code in
      file.nodes(FunctionCallExprSyntax.self).compactMap { call in
        guard call.name == "debug", call.arguments.isEmpty, call.trailingClosure == nil, let name = call.nameToken,
          let reducer = call.base?.as(FunctionCallExprSyntax.self), reducer.trailingClosure != nil,
          let type = reducer.name, ["AnyReducer", "CombineReducers", "Reduce", "Reducer"].contains(type),
          !code.declaresType(type)
        else { return nil }
        return name.replaced(by: "_printChanges")
      }
    }
  )
}
