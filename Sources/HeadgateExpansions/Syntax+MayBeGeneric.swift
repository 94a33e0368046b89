import HeadgateSyntax
import SwiftSyntax

extension Syntax {
  /// Whether what stands in this declaration may be generic by it: the declaration has generic parameters, or is an extension, whose
  /// type the macro does not see.
  var mayBeGeneric: Bool {
    `is`(ExtensionDeclSyntax.self)
      || asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  }
}
