import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Reducer`: adds the missing declarations of a reducer.
///
/// The member role emits the diagnostics. The other roles emit none.
package enum ReducerMacro: UnformattedMacro {}

extension ReducerMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let reducer = ReducerDeclaration(declaration) else { return [] }
    if AccessLevel.isHidden(declaration.modifiers, in: context.lexicalContext) {
      context.diagnose(.privateInsideType(node, type: reducer.type))
      return []
    }
    let violations = ReducerValidation(of: reducer, attribute: node, in: context.lexicalContext)
    violations.all.forEach { context.diagnose($0) }
    guard !violations.areFatal else { return [] }
    let access = AccessLevel(declaration.modifiers, in: context.lexicalContext)
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return EnumReducerExpansion(
        of: reducer,
        cases: EnumCases(of: declaration),
        access: access,
        in: [Syntax(declaration)] + context.lexicalContext
      ) { context.place(of: $0) }
      .members.map(DeclSyntax.init(unparsed:))
    }
    return StructReducerExpansion(of: reducer, access: access, in: context.lexicalContext).members.map(
      DeclSyntax.init(unparsed:)
    )
  }
}

extension ReducerMacro: MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let reducer = ReducerDeclaration(declaration) else { return [] }
    // The lexical context of a member may start with the declaration itself.
    let surroundings = context.lexicalContext
    let isFirst = surroundings.first.flatMap { TypeDeclaration($0)?.name } == reducer.type.name
    let around = isFirst ? Array(surroundings.dropFirst()) : surroundings
    let attributes: [String] =
      switch reducer.type.kind {
      case .struct: StructReducerExpansion.attributes(for: DeclSyntax(member), of: reducer, in: around)
      case .enum: EnumReducerExpansion.attributes(for: DeclSyntax(member))
      default: []
      }
    return attributes.map(AttributeSyntax.init(unparsed:))
  }
}

extension ReducerMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard
      let reducer = ReducerDeclaration(declaration), let conformance = Self.conformance(of: reducer),
      protocols.contains(where: { [conformance, "_ReducerMacro"].contains($0.lastComponentName) }),
      !AccessLevel.isHidden(declaration.modifiers, in: context.lexicalContext),
      !ReducerValidation(of: reducer, attribute: node, in: context.lexicalContext).areFatal
    else { return [] }
    let availability = Availability(declaration.attributes, in: context.lexicalContext).prefix
    let isolation = Isolation.ofConformance(to: reducer.type, in: context.lexicalContext)
    // All conformances are written that the declaration does not state: the compiler finds no implied conformance if the
    // macro's declaration names that conformance too.
    let wanted: [String] = (conformance == "Reducer" ? [] : [conformance]) + ["Reducer"]
    let offered = Set(protocols.compactMap(\.lastComponentName))
    let names = wanted.filter(offered.contains)
    let conformances = names.map { "\(isolation)HeadgateCore.\($0), " }.joined()
    // The types of a reducer belong to no actor, even if its functions do. This conformance comes last: before the
    // others, the compiler would not infer the types.
    let source =
      """
      \(availability)extension \(type.trimmed): \(conformances)nonisolated HeadgateCore._ReducerMacro {}
      """
    return [ExtensionDeclSyntax(unparsed: source)]
  }

  /// Returns the protocol that the declaration conforms to; nil when there is none.
  private static func conformance(of reducer: ReducerDeclaration) -> String? {
    switch reducer.type.kind {
    case .struct: "Reducer"
    case .enum: "CaseReducer"
    default: nil
    }
  }
}
