import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@ReducerCaseIgnored`: a mark for `@Reducer` on an enum. Elsewhere it is an error.
package enum ReducerCaseIgnoredMacro: CaseMarkMacro {}

/// `@ReducerCaseEphemeral`: a mark for `@Reducer` on an enum. Elsewhere it is an error.
package enum ReducerCaseEphemeralMacro: CaseMarkMacro {}

/// A macro that expands to nothing, and reports a mark at a wrong place.
package protocol CaseMarkMacro: PeerMacro {}

extension CaseMarkMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    violations(of: node, on: declaration, in: context.lexicalContext).forEach { context.diagnose($0) }
    return []
  }
}

/// The diagnostics of the location of a mark on a case.
private func violations(
  of attribute: AttributeSyntax,
  on declaration: some DeclSyntaxProtocol,
  in surroundings: [Syntax]
) -> [HeadgateDiagnostic] {
  let isInReducer = surroundings.first?.as(EnumDeclSyntax.self)?.attributes.has("Reducer") ?? false
  guard isInReducer, let declaration = declaration.as(EnumCaseDeclSyntax.self) else {
    return [.caseMarkOutsideReducer(attribute)]
  }
  let isEphemeral = attribute.name == "ReducerCaseEphemeral"
  return declaration.elements.compactMap { element in
    let count = element.parameterClause?.parameters.count ?? 0
    return isEphemeral && count != 1 ? .ephemeralCaseWithoutState(attribute, name: element.name.text) : nil
  }
}
