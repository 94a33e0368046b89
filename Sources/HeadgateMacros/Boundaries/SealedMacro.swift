import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Sealed`: an action type of a fileprivate enum.
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
    let faults = SealedFaults.faults(of: events, type, attribute: node, in: context.lexicalContext)
    guard faults.isEmpty else {
      faults.forEach { context.diagnose($0) }
      return []
    }
    return [SealedExpansion(of: events, in: context.lexicalContext).type]
  }
}
