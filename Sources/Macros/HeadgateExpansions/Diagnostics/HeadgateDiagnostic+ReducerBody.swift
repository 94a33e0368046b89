import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension HeadgateDiagnostic {
  static func patternWithoutPresented(_ child: ExprSyntax, of name: String) -> Self {
    let id = ID.patternWithoutPresented
    let new: ExprSyntax = ".presented(\(child.trimmed))"
    return Self(
      id,
      at: child,
      """
      The case '\(name)' carries a 'PresentationAction', which contains the child's action in its case 'presented'. \
      Write '.\(name)(\(new))'.
      """,
      fixIts: [.replace(child, with: new, "Write '.presented'", for: id)]
    )
  }

  static func patternWithoutElement(_ child: ExprSyntax, action: ExprSyntax, of name: String, type: TypeSyntax) -> Self
  {
    let id = ID.patternWithoutElement
    let new: ExprSyntax = ".element(id: _, action: \(action.trimmed))"
    return Self(
      id,
      at: child,
      """
      The case '\(name)' carries '\(type.trimmedDescription)', which contains an element's action in its case 'element'. \
      Write '.\(name)(\(new))'.
      """,
      fixIts: [.replace(child, with: new, "Write '.element(id:action:)'", for: id)]
    )
  }

  static func bodyWithoutTypes(_ type: TypeSyntax) -> Self {
    let id = ID.bodyWithoutTypes
    return Self(
      id,
      at: type,
      "The type of a body names the state and the action. Write 'some ReducerOf<Self>'.",
      fixIts: [.replace(type, with: TypeSyntax("some ReducerOf<Self>"), "Write 'some ReducerOf<Self>'", for: id)]
    )
  }

  static func bodyWithoutSome(_ type: TypeSyntax, constraint: TypeSyntax) -> Self {
    let id = ID.bodyWithoutSome
    let new: TypeSyntax = "some \(constraint.trimmed)"
    return Self(
      id,
      at: type,
      "The type of a body is one reducer, which the compiler finds. Write '\(new)'.",
      fixIts: [.replace(type, with: new, "Write '\(new)'", for: id)]
    )
  }

  static func bodyOfGenericParameters(_ type: TypeSyntax) -> Self {
    let id = ID.bodyOfGenericParameters
    let new: TypeSyntax = "some Reducer<State, Action>"
    return Self(
      id,
      at: type,
      "A generic parameter is no member of its type, so 'ReducerOf<Self>' cannot find it. Write '\(new)'.",
      fixIts: [.replace(type, with: new, "Write '\(new)'", for: id)]
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
    let id = ID.bindableWithoutBinding
    let new = action.memberBlock.beginning(with: "case binding(BindingAction<State>)")
    return Self(
      id,
      at: conformance,
      "A 'BindableAction' has a case for the bindings of its state. Add 'case binding(BindingAction<State>)'.",
      fixIts: [
        FixIt(
          message: HeadgateFixIt("Add 'case binding(BindingAction<State>)'", for: id),
          changes: [.replace(oldNode: Syntax(action.memberBlock), newNode: Syntax(new))]
        )
      ]
    )
  }

  static func dependencyWithoutBackslash(_ name: MemberAccessExprSyntax) -> Self {
    let id = ID.dependencyWithoutBackslash
    let new: ExprSyntax = "\\\(name.trimmed)"
    return Self(
      id,
      at: name,
      "A dependency is named by a key path. Write '@Dependency(\(new))'.",
      fixIts: [.replace(name, with: new, "Write '\(new)'", for: id)]
    )
  }
}
