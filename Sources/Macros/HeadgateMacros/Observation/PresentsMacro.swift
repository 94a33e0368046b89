import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Presents`: a mark for `@ObservableState`. Without `@ObservableState` it is an error.
package enum PresentsMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInState =
      context.lexicalContext.first?.as(StructDeclSyntax.self)?.attributes.has("ObservableState") ?? false
    if !isInState { context.diagnose(HeadgateDiagnostic.presentsOutsideState(node)) }
    return []
  }
}
