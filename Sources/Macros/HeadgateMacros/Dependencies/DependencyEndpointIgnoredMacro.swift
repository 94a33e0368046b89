package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@DependencyEndpointIgnored`: a mark for `@DependencyClient`. Its expansion is empty.
package enum DependencyEndpointIgnoredMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
