package import HeadgateSyntax
import SwiftDiagnostics
package import SwiftSyntax

extension HeadgateDiagnostic {
  package static func casePathableNotAnEnum(_ attribute: AttributeSyntax, type: TypeDeclaration) -> Self {
    Self(
      .casePathableNotAnEnum,
      at: attribute,
      """
      '@CasePathable' makes paths to the cases of an enum, and '\(type.name)' is \(type.kind.withArticle). \
      Remove the attribute; the properties of a struct already have key paths.
      """,
      fixIts: [.remove(attribute, from: type)]
    )
  }

  static func overloadedCaseName(_ one: EnumCase, in name: String) -> Self {
    Self(
      .overloadedCaseName,
      at: one.element.name,
      """
      '\(name)' has several cases named '\(one.plainName)', and '\\.\(one.plainName)' can name only one of them. \
      Give each case a name of its own.
      """
    )
  }

  static func caseOfLimitedAvailability(_ one: EnumCase, in name: String) -> Self {
    Self(
      .caseOfLimitedAvailability,
      at: one.element.name,
      """
      '\(one.plainName)' does not exist on every platform version that '\(name)' exists on, and '@CasePathable' has to \
      name every case. Write '@available' on '\(name)', or put the case in an '#if'.
      """
    )
  }
}

extension TypeDeclaration.Kind {
  /// The kind with its article: `a struct`, `an actor`.
  var withArticle: String {
    switch self {
    case .struct, .class, .protocol: "a \(rawValue)"
    case .enum, .actor, .extension: "an \(rawValue)"
    }
  }
}
