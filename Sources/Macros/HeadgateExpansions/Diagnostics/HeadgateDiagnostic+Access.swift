package import HeadgateSyntax
import SwiftDiagnostics
package import SwiftSyntax

extension HeadgateDiagnostic {
  /// Reports a type that is private inside another type, so that no extension can name it.
  package static func privateInsideType(_ attribute: AttributeSyntax, type: TypeDeclaration) -> Self {
    let modifier = type.modifiers.first { $0.name.tokenKind == .keyword(.private) }
    return Self(
      .privateInsideType,
      at: modifier.map(Syntax.init) ?? Syntax(attribute),
      """
      '@\(attribute.name)' extends '\(type.name)', and an extension cannot name a type that is private inside another \
      type. Make it 'fileprivate'.
      """,
      fixIts: modifier.map { modifier in
        [.replace(modifier.name, with: TokenSyntax.keyword(.fileprivate), "Make it 'fileprivate'")]
      } ?? []
    )
  }
}
