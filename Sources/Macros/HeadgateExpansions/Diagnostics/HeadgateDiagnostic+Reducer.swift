import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax

extension HeadgateDiagnostic {
  static func reducerNotAStruct(_ attribute: AttributeSyntax, type: TypeDeclaration) -> Self {
    let isReference = type.kind == .class || type.kind == .actor
    let advice =
      isReference
      ? "A reducer is a value without state of its own: make it a struct."
      : "Write the attribute on the struct that is the reducer."
    return Self(
      .reducerNotAStruct,
      at: attribute,
      "'@Reducer' belongs on a struct, and '\(type.name)' is \(type.kind.withArticle). \(advice)",
      fixIts: [isReference ? .makeStruct(type) : .remove(attribute, from: type)]
    )
  }

  static func reducerStateIsReference(_ state: TypeDeclaration, in name: String) -> Self {
    Self(
      .reducerStateIsReference,
      at: state.introducer,
      """
      The state of '\(name)' is \(state.kind.withArticle). A store compares, keeps and restores states as values, \
      and a reference can change behind its back. Make 'State' a struct or an enum.
      """,
      fixIts: [.makeStruct(state)]
    )
  }

  static func reducerBodyAndReduce(
    _ method: FunctionDeclSyntax,
    body: VariableDeclSyntax,
    in name: String
  ) -> Self {
    Self(
      .reducerBodyAndReduce,
      at: method.name,
      """
      '\(name)' has a 'body' and a 'reduce(into:action:)', and only one of them would ever run. \
      Move the method into a 'Reduce' in the body, or remove one of them.
      """,
      fixIts: [
        HeadgateFixIt(message: "Remove 'reduce(into:action:)'", changes: HeadgateFixIt.removal(of: Syntax(method))),
        HeadgateFixIt(message: "Remove 'body'", changes: HeadgateFixIt.removal(of: Syntax(body))),
      ]
    )
  }
}

extension HeadgateFixIt {
  /// Returns a fix-it that changes a class or an actor to a struct.
  static func makeStruct(_ type: TypeDeclaration) -> Self {
    let keyword = TokenSyntax.keyword(.struct)
      .with(\.leadingTrivia, type.introducer.leadingTrivia).with(\.trailingTrivia, type.introducer.trailingTrivia)
    let final = type.modifiers.first { $0.name.tokenKind == .keyword(.final) }
    return Self(
      message: "Make '\(type.name)' a struct",
      changes: [.replace(oldNode: Syntax(type.introducer), newNode: Syntax(keyword))]
        + (final.map { removal(of: Syntax($0)) } ?? [])
    )
  }
}
