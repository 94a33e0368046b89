import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax

extension HeadgateDiagnostic {
  /// What the state of an enum reducer conforms to without being told.
  private static let inborn: Set<String> = ["Equatable", "Sendable"]

  static func enumReducerConforms(
    _ clause: InheritanceClauseSyntax,
    type: TypeDeclaration,
    in surroundings: [Syntax]
  ) -> Self {
    let id = ID.enumReducerConforms
    let outer = surroundings.compactMap { TypeDeclaration($0)?.name }.reversed()
    let state = (outer + [type.name, "State"]).joined(separator: ".")
    let wanted = clause.inheritedTypes.map { $0.type.trimmedDescription }
    let missing = wanted.filter { !inborn.contains($0) }
    let line = "extension \(state): \(missing.joined(separator: ", ")) {}"
    let advice =
      missing.isEmpty
      ? "Its state is equatable, and sendable where its features are, without being told: remove the conformance."
      : "Its state is what can conform: write '\(line)' at file scope."
    return Self(
      id,
      at: clause,
      "The cases of the enum reducer '\(type.name)' name features, and no value of it is ever compared or sent. \(advice)",
      fixIts: [.removeConformance(clause, of: type, moving: missing.isEmpty || !outer.isEmpty ? nil : line, for: id)]
    )
  }

  static func enumReducerDeclaresState(_ state: DeclSyntax, in name: String) -> Self {
    Self(
      .enumReducerDeclaresState,
      at: state,
      """
      '@Reducer' makes the state of the enum '\(name)' of its cases, and there is another one. Remove it; a payload without a \
      feature stands in a case with '@ReducerCaseIgnored'.
      """,
      fixIts: [
        FixIt(
          message: HeadgateFixIt("Remove 'State'", for: .enumReducerDeclaresState),
          changes: FixIt.removal(of: Syntax(state))
        )
      ]
    )
  }

  static func caseMarkOutsideReducer(_ attribute: AttributeSyntax) -> Self {
    Self(
      .caseMarkOutsideReducer,
      at: attribute,
      "'@\(attribute.name)' says something about a case of an enum with '@Reducer', and this is none. Remove it.",
      fixIts: [.remove(attribute, for: .caseMarkOutsideReducer)]
    )
  }

  static func ephemeralCaseWithoutState(_ attribute: AttributeSyntax, name: String) -> Self {
    Self(
      .ephemeralCaseWithoutState,
      at: attribute,
      """
      The case '\(name)' does not carry the one state that would go after its first action. Give it a payload that conforms to \
      'EphemeralState', or remove the attribute.
      """,
      fixIts: [.remove(attribute, for: .ephemeralCaseWithoutState)]
    )
  }
}

extension FixIt {
  /// Removes an inheritance clause; a line that says it elsewhere is put behind the type.
  fileprivate static func removeConformance(
    _ clause: InheritanceClauseSyntax,
    of type: TypeDeclaration,
    moving line: String?,
    for id: HeadgateDiagnostic.ID
  ) -> FixIt {
    let nothing = TokenSyntax(.identifier(""), trailingTrivia: clause.trailingTrivia, presence: .present)
    var changes: [Change] = [.replace(oldNode: Syntax(clause), newNode: Syntax(nothing))]
    // The clause of a type without generic parameters stands right behind the name, whose space goes with the colon.
    if let line, let end = clause.parent?.as(EnumDeclSyntax.self)?.memberBlock.rightBrace {
      let behind = end.with(\.trailingTrivia, [.unexpectedText("\n\n\(line)")] + end.trailingTrivia)
      changes.append(.replace(oldNode: Syntax(end), newNode: Syntax(behind)))
    }
    let message = line == nil ? "Remove the conformance" : "Move the conformance to an extension of the state"
    return FixIt(message: HeadgateFixIt(message, for: id), changes: changes)
  }
}
