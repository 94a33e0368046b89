package import HeadgateSyntax
package import SwiftSyntax

/// An observable type named `State` in a struct that is probably a feature without `@Reducer`.
///
/// The compiler reports such a feature in other terms, mostly where the feature is used.
package struct ForgottenReducer {
  private let feature: String
  private let attribute: AttributeSyntax

  package init?(state: TypeDeclaration, attribute: AttributeSyntax, in surroundings: [Syntax]) {
    // With a conformance or another macro, the struct is something else.
    guard state.name == "State", let outer = surroundings.first.flatMap({ TypeDeclaration($0) }), outer.kind == .struct,
      outer.inheritance == nil, outer.attributes.allSatisfy(\.isHarmless)
    else { return nil }
    feature = outer.name
    self.attribute = attribute
  }

  /// A note, and no error: an extension can have the conformance.
  package var note: HeadgateDiagnostic { .forgottenReducer(attribute, feature: feature) }
}

extension AttributeListSyntax.Element {
  fileprivate var isHarmless: Bool {
    guard case .attribute(let attribute) = self else { return false }
    return ["MainActor", "available"].contains(attribute.name)
  }
}
