import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces `.debug()` of a reducer by `._printChanges()`.
  static let printedChanges = MigrationStep(
    "printed-changes",
    edits: { file, _ in
      file.tree.descendants(FunctionCallExprSyntax.self).compactMap { call in
        guard call.name == "debug", call.arguments.isEmpty, call.trailingClosure == nil, let name = call.nameToken,
          let reducer = call.base?.as(FunctionCallExprSyntax.self), reducer.trailingClosure != nil,
          ["AnyReducer", "CombineReducers", "Reduce", "Reducer"].contains(reducer.name ?? "")
        else { return nil }
        return name.replaced(by: "_printChanges")
      }
    }
  )
}
