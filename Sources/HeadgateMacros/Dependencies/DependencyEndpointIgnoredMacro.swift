package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@DependencyEndpointIgnored`: a mark that `@DependencyClient` reads; it writes nothing itself.
package enum DependencyEndpointIgnoredMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
