package import SwiftSyntax

extension AttributeSyntax {
  /// The feature in `@ViewAction(for: Feature.self)`; nil for other arguments.
  package var featureName: String? {
    guard case .argumentList(let arguments) = arguments,
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.base?.trimmedDescription
  }
}
