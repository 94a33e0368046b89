import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Replaces a `Scope` of a case of an enum by `ifCaseLet`, at the same position in the body.
  static let scopesOfCases = MigrationStep(
    "scopes-of-cases",
    edits: { file, _ in
      file.tree.descendants(FunctionCallExprSyntax.self).flatMap { call -> [Fix.Edit] in
        guard call.calledExpression.trimmedDescription == "Scope", call.isOwnReducer,
          let state = call.arguments.first, state.label?.text == "state", state.expression.is(KeyPathExprSyntax.self),
          call.arguments.dropFirst().first?.expression.is(KeyPathExprSyntax.self) == true
        else { return [] }
        let new = "EmptyReducer().ifCaseLet("
        return [.replacing(from: call.bytes.offset, to: state.expression.bytes.offset, with: new)]
      }
    }
  )
}

extension FunctionCallExprSyntax {
  /// Whether the call is a reducer of a body whose state is an enum.
  fileprivate var isOwnReducer: Bool {
    for ancestor in ancestors {
      if let closure = ancestor.as(ClosureExprSyntax.self) {
        // The reducers in other closures have the state of a child.
        guard closure.parent?.as(FunctionCallExprSyntax.self)?.name == "CombineReducers" else { return false }
      } else if ancestor.is(FunctionDeclSyntax.self) {
        return false
      } else if let reducer = ReducerDeclaration(ancestor) {
        return reducer.isReducer && !reducer.states.isEmpty && reducer.states.allSatisfy { $0.is(EnumDeclSyntax.self) }
      }
    }
    return false
  }
}
