import HeadgateSyntax
import SwiftSyntax

extension TypeSyntax {
  /// The feature in `Gate<Feature>`; nil for other types.
  var gatedFeature: TypeSyntax? {
    let arguments =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard lastComponentName == "Gate", let arguments = arguments?.arguments, arguments.count == 1 else { return nil }
    return arguments.first?.argument.as(TypeSyntax.self)
  }

  /// Whether the type is written as a gate. Another type may have this name, so generated code must compile for both.
  var isGate: Bool { gatedFeature != nil }
}
