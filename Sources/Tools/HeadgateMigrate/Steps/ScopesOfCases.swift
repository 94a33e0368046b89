import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Replaces a `Scope` of a case of an enum by `ifCaseLet`, at the same position in the body.
  static let scopesOfCases = MigrationStep(
    "scopes-of-cases",
    edits: { file, _ in
      file.nodes(FunctionCallExprSyntax.self).flatMap { call -> [Fix.Edit] in
        guard call.calledExpression.nameText == "Scope", let states = call.ownStates,
          let state = call.arguments.first, state.label?.text == "state",
          let path = state.expression.as(KeyPathExprSyntax.self),
          call.arguments.dropFirst().first?.expression.is(KeyPathExprSyntax.self) == true,
          // The path can be one to a computed property of the enum.
          let name = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text,
          states.allSatisfy({ $0.cases.contains(name) }),
          // Only a comment has a slash here.
          !file.text.utf8.dropFirst(call.bytes.offset).prefix(state.expression.bytes.offset - call.bytes.offset)
            .contains(UInt8(ascii: "/"))
        else { return [] }
        let new = "EmptyReducer().ifCaseLet("
        return [.replacing(from: call.bytes.offset, to: state.expression.bytes.offset, with: new)]
      }
    }
  )
}

extension FunctionCallExprSyntax {
  /// The enums of states of the reducer whose body contains the call; nil when the state is not an enum.
  fileprivate var ownStates: [EnumDeclSyntax]? {
    for ancestor in ancestors {
      if let closure = ancestor.as(ClosureExprSyntax.self) {
        // The reducers in other closures have the state of a child.
        guard closure.parent?.as(FunctionCallExprSyntax.self)?.name == "CombineReducers" else { return nil }
      } else if ancestor.is(FunctionDeclSyntax.self) {
        return nil
      } else if let reducer = ReducerDeclaration(ancestor) {
        let enums = reducer.states.compactMap { $0.as(EnumDeclSyntax.self) }
        return reducer.isReducer && !enums.isEmpty && enums.count == reducer.states.count ? enums : nil
      }
    }
    return nil
  }
}

extension EnumDeclSyntax {
  fileprivate var cases: Set<String> {
    Set(descendants(EnumCaseElementSyntax.self).map(\.name.text))
  }
}
