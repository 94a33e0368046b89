import HeadgateSyntax
import SwiftSyntax

extension Syntax {
  /// Whether this declaration may make the code inside it generic.
  ///
  /// It has generic parameters, or it is an extension, whose type the macro does not see.
  var mayBeGeneric: Bool {
    `is`(ExtensionDeclSyntax.self)
      || asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  }
}
