import HeadgateSyntax
import SwiftSyntax

/// Finds an action that conforms to `BindableAction` without a case for bindings.
struct BindableActions {
  let violations: [HeadgateDiagnostic]

  init(of reducer: ReducerDeclaration) {
    guard reducer.actions.count == 1, let action = reducer.actions[0].as(EnumDeclSyntax.self),
      let conformance = action.inheritanceClause?.inheritedTypes.first(where: {
        $0.type.lastComponentName == "BindableAction"
      }),
      // A function or a type can take the place of the case and of its state.
      !action.memberBlock.members.flattened.contains(where: \.declaresBinding)
    else {
      violations = []
      return
    }
    violations = [.bindableWithoutBinding(conformance, of: action)]
  }
}

extension DeclSyntax {
  fileprivate var declaresBinding: Bool {
    if let cases = self.as(EnumCaseDeclSyntax.self) {
      // A case of another name can be the binding through a function in an extension.
      return cases.elements.contains { one in
        one.name.identifier?.name == "binding"
          || one.parameterClause?.parameters.contains { $0.type.lastComponentName == "BindingAction" } == true
      }
    }
    return self.as(FunctionDeclSyntax.self)?.name.text == "binding"
  }
}
