package import HeadgateSyntax
package import SwiftSyntax

/// What a declaration with `@Sealed` says that cannot be sealed.
package enum SealedFaults {
  /// Those with which the expansion still compiles.
  package static let bearable: Set<HeadgateDiagnostic.ID> = [.sealedName, .sealedAccess]

  package static func faults(
    of events: EnumDeclSyntax,
    _ type: TypeDeclaration,
    attribute: AttributeSyntax,
    in surroundings: [Syntax]
  ) -> [HeadgateDiagnostic] {
    var faults: [HeadgateDiagnostic] = []
    if events.name.identifier?.name != "InternalEvent" { faults.append(.sealedName(events)) }
    if AccessLevel(events.modifiers) != .fileprivate { faults.append(.sealedAccess(events, type)) }
    if let parameters = events.genericParameterClause { faults.append(.sealedGeneric(parameters)) }
    if surroundings.first.flatMap({ $0.as(EnumDeclSyntax.self) }) == nil {
      faults.append(.sealedOutsideAction(attribute, type))
    }
    faults += EnumCases(of: events).overloaded.map { .overloadedCaseName($0, in: type.name) }
    return faults
  }
}
