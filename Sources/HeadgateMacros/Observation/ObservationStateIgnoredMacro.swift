package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@ObservationStateIgnored`: a mark that `@ObservableState` reads; it writes nothing itself.
package enum ObservationStateIgnoredMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
