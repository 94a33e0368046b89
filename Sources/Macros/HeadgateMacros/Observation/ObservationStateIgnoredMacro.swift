package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@ObservationStateIgnored`: a mark for `@ObservableState`. Its expansion is empty.
package enum ObservationStateIgnoredMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
