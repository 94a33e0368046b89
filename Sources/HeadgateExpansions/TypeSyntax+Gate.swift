import HeadgateSyntax
import SwiftSyntax

extension TypeSyntax {
  /// The feature in `Gate<Feature>`; nil for another type.
  var gatedFeature: TypeSyntax? {
    let arguments =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard lastComponentName == "Gate", let arguments = arguments?.arguments, arguments.count == 1 else { return nil }
    return arguments.first?.argument.as(TypeSyntax.self)
  }

  /// Whether this is written as a gate. Another type may be called so too: what is written of it has to compile for both.
  var isGate: Bool { gatedFeature != nil }
}
