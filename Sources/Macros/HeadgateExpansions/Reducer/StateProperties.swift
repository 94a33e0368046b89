import HeadgateSyntax
import SwiftSyntax

/// The names that the state of a reducer declares.
struct StateProperties {
  private let properties: [String]
  private let members: Set<String>

  /// Nil if the state is no nested struct, or if an `#if` can declare more members.
  init?(of reducer: ReducerDeclaration) {
    guard reducer.states.count == 1, let state = reducer.states[0].as(StructDeclSyntax.self),
      !state.memberBlock.members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) })
    else { return nil }
    let declarations = state.memberBlock.members.map(\.decl)
    properties = declarations.compactMap { $0.as(VariableDeclSyntax.self) }.filter { !$0.isStatic }.flatMap(\.bindings)
      .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name }
    members = Set(properties + declarations.compactMap { $0.as(FunctionDeclSyntax.self)?.name.text })
  }

  /// Returns the property that a name certainly means; nil if the state declares the name.
  func likelyName(for written: String) -> String? {
    members.contains(written) ? nil : Misspelling.certainName(for: written, in: properties)
  }
}
