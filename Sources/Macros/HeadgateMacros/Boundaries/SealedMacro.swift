import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Sealed`: makes an action type of a fileprivate enum.
package enum SealedMacro: UnformattedMacro {}

extension SealedMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = TypeDeclaration(declaration), let events = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(.sealedNotAnEnum(node))
      return []
    }
    let violations = SealedValidation.violations(of: events, type, attribute: node, in: context.lexicalContext)
    violations.forEach { context.diagnose($0) }
    // Bearable diagnostics do not stop the expansion: missing declarations would cause further errors elsewhere.
    guard violations.allSatisfy({ SealedValidation.bearable.contains($0.id) }),
      AccessLevel(events.modifiers) != .private
    else { return [] }
    return [DeclSyntax(unparsed: SealedExpansion(of: events, in: context.lexicalContext).type)]
  }
}
