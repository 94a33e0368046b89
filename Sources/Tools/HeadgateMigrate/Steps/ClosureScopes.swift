import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces the closures of `store.scope(state:action:)` by key paths, and lists those that are no paths.
  static let closureScopes = MigrationStep(
    "closure-scopes",
    edits: { file, code in
      file.nodes(FunctionCallExprSyntax.self).flatMap { call -> [Fix.Edit] in
        guard call.name == "scope", call.arguments.contains(where: \.isOldScopeArgument),
          let scope = ViewedScope(ExprSyntax(call), code),
          // The path of a presented child depends on the view that shows it.
          !scope.isPresented
        else { return [] }
        let paths = [scope.state, scope.action].map { "\\." + $0.joined(separator: ".") }
        return zip(call.arguments, paths).compactMap { argument, path in
          argument.isOldScopeArgument ? argument.expression.replaced(by: path) : nil
        }
      }
    },
    manualChanges: { file, code in
      guard !code.declaresFunction("scope") else { return [] }
      return file.nodes(FunctionCallExprSyntax.self).compactMap { call -> ManualChange? in
        guard call.name == "scope", call.base != nil, !call.isInListedView,
          call.arguments.first?.label?.text == "state", call.arguments.allSatisfy(\.isScopeArgument),
          call.arguments.contains(where: \.isOldScopeArgument) || call.arguments.count == 1
        else { return nil }
        let advice =
          call.arguments.count == 1
          ? "Write 'store.scope(state: \\.child, action: \\.self)'."
          : "Write key paths: 'store.scope(state: \\.child, action: \\.child)'."
        return ManualChange(
          isInView(call) ? .view : .required,
          step: "closure-scopes",
          range: call.nameBytes,
          advice: advice
        )
      }
    }
  )
}

extension LabeledExprSyntax {
  fileprivate var isScopeArgument: Bool { ["action", "state"].contains(label?.text ?? "") }

  /// Whether the argument is a closure or a function. The step `case-paths` lists a case path.
  fileprivate var isOldScopeArgument: Bool {
    expression.is(ClosureExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
      || expression.is(FunctionCallExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Whether the node is an argument of a view that is listed as a whole.
  fileprivate var isInListedView: Bool {
    ancestors.contains { ancestor in
      guard let call = ancestor.as(FunctionCallExprSyntax.self), let name = call.name else { return false }
      return RemainingName.views[name] != nil || call.isOldPresentation
    }
  }
}
