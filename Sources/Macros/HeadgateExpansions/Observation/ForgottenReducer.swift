package import HeadgateSyntax
package import SwiftSyntax

/// An observable type named `State` in a struct that is probably a feature without `@Reducer`.
///
/// The compiler reports such a feature in other terms, mostly where the feature is used.
package enum ForgottenReducer {
  /// Returns a note for a feature without `@Reducer`. It is no error: an extension can have the conformance.
  package static func note(
    _ state: TypeDeclaration,
    _ attribute: AttributeSyntax,
    in surroundings: [Syntax]
  ) -> HeadgateDiagnostic? {
    // With a conformance or another macro, the struct is something else.
    guard state.name == "State", let outer = surroundings.first.flatMap({ TypeDeclaration($0) }), outer.kind == .struct,
      outer.inheritance == nil, outer.attributes.allSatisfy(\.isHarmless)
    else { return nil }
    return .forgottenReducer(attribute, feature: outer.name)
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isHarmless: Bool {
    guard case .attribute(let attribute) = self else { return false }
    return ["MainActor", "available"].contains(attribute.name)
  }
}
