package import HeadgateSyntax
package import SwiftSyntax

/// The diagnostics of a declaration with `@Sealed`.
package enum SealedValidation {
  /// The diagnostics with which the expansion still compiles.
  package static let bearable: Set<HeadgateDiagnostic.ID> = [.sealedName, .sealedAccess]

  package static func violations(
    of events: EnumDeclSyntax,
    _ type: TypeDeclaration,
    attribute: AttributeSyntax,
    in surroundings: [Syntax]
  ) -> [HeadgateDiagnostic] {
    var violations: [HeadgateDiagnostic] = []
    if events.name.identifier?.name != "InternalEvent" { violations.append(.sealedName(events)) }
    if AccessLevel(events.modifiers) != .fileprivate { violations.append(.sealedAccess(events, type)) }
    if let parameters = events.genericParameterClause { violations.append(.sealedGeneric(parameters)) }
    if surroundings.first.flatMap({ $0.as(EnumDeclSyntax.self) }) == nil {
      violations.append(.sealedOutsideAction(attribute, type))
    }
    violations += EnumCases(of: events).overloaded.map { .overloadedCaseName($0, in: type.name) }
    return violations
  }
}
