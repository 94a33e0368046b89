import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension HeadgateDiagnostic {
  static func patternWithoutPresented(_ child: ExprSyntax, of name: String) -> Self {
    let new: ExprSyntax = ".presented(\(child.trimmed))"
    return Self(
      .patternWithoutPresented,
      at: child,
      """
      The case '\(name)' carries a 'PresentationAction', which contains the child's action in its case 'presented'. \
      Write '.\(name)(\(new))'.
      """,
      fixIts: [.replace(child, with: new, "Write '.presented'")]
    )
  }

  static func patternWithoutElement(_ child: ExprSyntax, action: ExprSyntax, of name: String, type: TypeSyntax) -> Self
  {
    let new: ExprSyntax = ".element(id: _, action: \(action.trimmed))"
    return Self(
      .patternWithoutElement,
      at: child,
      """
      The case '\(name)' carries '\(type.trimmedDescription)', which contains an element's action in its case 'element'. \
      Write '.\(name)(\(new))'.
      """,
      fixIts: [.replace(child, with: new, "Write '.element(id:action:)'")]
    )
  }

  static func bodyWithoutTypes(_ type: TypeSyntax) -> Self {
    Self(
      .bodyWithoutTypes,
      at: type,
      "The type of a body names the state and the action. Write 'some ReducerOf<Self>'.",
      fixIts: [.replace(type, with: TypeSyntax("some ReducerOf<Self>"), "Write 'some ReducerOf<Self>'")]
    )
  }

  static func bodyWithoutSome(_ type: TypeSyntax, constraint: TypeSyntax) -> Self {
    let new: TypeSyntax = "some \(constraint.trimmed)"
    return Self(
      .bodyWithoutSome,
      at: type,
      "The type of a body is one reducer, which the compiler finds. Write '\(new)'.",
      fixIts: [.replace(type, with: new, "Write '\(new)'")]
    )
  }

  static func bodyOfGenericParameters(_ type: TypeSyntax) -> Self {
    let new: TypeSyntax = "some Reducer<State, Action>"
    return Self(
      .bodyOfGenericParameters,
      at: type,
      "A generic parameter is no member of its type, so 'ReducerOf<Self>' cannot find it. Write '\(new)'.",
      fixIts: [.replace(type, with: new, "Write '\(new)'")]
    )
  }

  static func operatorInReducer(_ function: FunctionDeclSyntax, in type: String) -> Self {
    Self(
      .operatorInReducer,
      at: function.name,
      """
      With '@Reducer', Swift finds an operator in the body of the type twice. Move '\(function.name.text)' to an \
      extension of '\(type)'.
      """
    )
  }

  static func bindableWithoutBinding(_ conformance: InheritedTypeSyntax, of action: EnumDeclSyntax) -> Self {
    let new = action.memberBlock.beginning(with: "case binding(BindingAction<State>)")
    return Self(
      .bindableWithoutBinding,
      at: conformance,
      "A 'BindableAction' has a case for the bindings of its state. Add 'case binding(BindingAction<State>)'.",
      fixIts: [
        HeadgateFixIt(
          message: "Add 'case binding(BindingAction<State>)'",
          changes: [.replace(oldNode: Syntax(action.memberBlock), newNode: Syntax(new))]
        )
      ]
    )
  }

  static func dependencyWithoutBackslash(_ name: MemberAccessExprSyntax) -> Self {
    let new: ExprSyntax = "\\\(name.trimmed)"
    return Self(
      .dependencyWithoutBackslash,
      at: name,
      "A dependency is named by a key path. Write '@Dependency(\(new))'.",
      fixIts: [.replace(name, with: new, "Write '\(new)'")]
    )
  }
}
