package import HeadgateSyntax
package import SwiftSyntax

/// What a declaration with `@ViewAction` says that cannot be, or need not be.
package struct ViewActionValidation {
  package let all: [HeadgateDiagnostic]

  /// Whether the type cannot conform.
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

  /// Whether the store may be that of a class above, which nobody sees from here.
  private static func mayInherit(_ type: TypeDeclaration) -> Bool {
    type.kind == .class && type.inheritance != nil
  }
}

extension VariableDeclSyntax {
  /// Whether this is the property `store` of a type's values.
  fileprivate var isStore: Bool {
    !isStatic
      && bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name == "store" }
  }
}
