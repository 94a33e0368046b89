package import HeadgateSyntax
package import SwiftSyntax

/// The diagnostics of a declaration with `@ViewAction`.
package struct ViewActionValidation {
  package let all: [HeadgateDiagnostic]

  /// Whether the diagnostics prevent the conformance.
  package let areFatal: Bool

  package init(of type: TypeDeclaration, in block: MemberBlockSyntax, attribute: AttributeSyntax) {
    if type.kind == .protocol || type.kind == .extension {
      all = [.viewActionWithoutType(attribute, type: type)]
      areFatal = true
      return
    }
    let direct = DirectSends.violations(in: type)
    let store = type.members.flattened.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first(where: \.isStore)
    if let modifier = store?.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }) {
      all = [.viewActionPrivateStore(modifier, in: type.name)] + direct
      areFatal = true
    } else if store == nil, !Self.mayInherit(type) {
      all = [.viewActionWithoutStore(attribute, type: type, in: block)] + direct
      areFatal = true
    } else {
      all = direct
      areFatal = false
    }
  }

  /// Returns whether the type may inherit the store from a superclass, which the macro does not see.
  private static func mayInherit(_ type: TypeDeclaration) -> Bool {
    type.kind == .class && type.inheritance != nil
  }
}

extension VariableDeclSyntax {
  /// Whether this is the instance property `store`.
  fileprivate var isStore: Bool {
    !isStatic
      && bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name == "store" }
  }
}
