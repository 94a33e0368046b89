import HeadgateSyntax
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder

extension HeadgateDiagnostic {
  /// The conformances that the state of an enum reducer always has.
  private static let inborn: Set<String> = ["Equatable", "Sendable"]

  static func enumReducerConforms(
    _ clause: InheritanceClauseSyntax,
    type: TypeDeclaration,
    in surroundings: [Syntax]
  ) -> Self {
    let outer = surroundings.compactMap { TypeDeclaration($0)?.name }.reversed()
    let state = (outer + [type.name, "State"]).joined(separator: ".")
    let wanted = clause.inheritedTypes.map { $0.type.trimmedDescription }
    let reducers = ["Reducer", "CaseReducer"]
    let missing = wanted.filter { name in
      !inborn.contains(name) && !reducers.contains(String(name.split(separator: ".").last ?? ""))
    }
    let line = "extension \(state): \(missing.joined(separator: ", ")) {}"
    let advice =
      missing.isEmpty
      ? "Its state is equatable, and sendable where its features are, without being told: remove the conformance."
      : "Its state is what can conform: write '\(line)' at file scope."
    return Self(
      .enumReducerConforms,
      at: clause,
      "The cases of the enum reducer '\(type.name)' name features, and no value of it is ever compared or sent. \(advice)",
      fixIts: [.removeConformance(clause, moving: missing.isEmpty || !outer.isEmpty ? nil : line)]
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
      fixIts: [HeadgateFixIt(message: "Remove 'State'", changes: HeadgateFixIt.removal(of: Syntax(state)))]
    )
  }

  package static func caseMarkOutsideReducer(_ attribute: AttributeSyntax) -> Self {
    Self(
      .caseMarkOutsideReducer,
      at: attribute,
      "'@\(attribute.name)' says something about a case of an enum with '@Reducer', and this is none. Remove it.",
      fixIts: [.remove(attribute)]
    )
  }

  package static func ephemeralCaseWithoutState(_ attribute: AttributeSyntax, name: String) -> Self {
    Self(
      .ephemeralCaseWithoutState,
      at: attribute,
      """
      The case '\(name)' does not carry the one state that would go after its first action. Give it a payload that conforms to \
      'EphemeralState', or remove the attribute.
      """,
      fixIts: [.remove(attribute)]
    )
  }

  static func caseWithoutFeature(_ one: EnumCase, type: TypeSyntax) -> Self {
    Self(
      .caseWithoutFeature,
      at: type,
      """
      The case '\(one.name)' names no feature: '\(type.trimmedDescription)' is not the name of a type with '@Reducer'. If it is a \
      state without actions, mark the case with '@ReducerCaseIgnored'.
      """,
      // Other cases of the same declaration may name features, so no fix-it is offered.
      fixIts: one.declaration.elements.count > 1 ? [] : [.ignore(one)]
    )
  }

  static func caseNamesPartOfFeature(_ one: EnumCase, _ type: MemberTypeSyntax) -> Self {
    let feature = type.baseType.trimmed
    let part = type.name.text == "State" ? "state" : "action"
    let other =
      type.name.text == "State" ? " For a state without a feature, mark the case with '@ReducerCaseIgnored'." : ""
    return Self(
      .caseNamesPartOfFeature,
      at: type,
      """
      The cases of an enum reducer name features, and '\(type.trimmedDescription)' is the \(part) of a feature. \
      Write 'case \(one.name)(\(feature))'.\(other)
      """,
      fixIts: [.replace(type, with: feature, "Write '\(feature)'")]
    )
  }

  static func reducerWithoutGate(_ value: ExprSyntax) -> Self {
    let gate: ExprSyntax = "Gate(\(value.trimmed))"
    return Self(
      .reducerWithoutGate,
      at: value,
      "The payload of this case is a gate. Write '\(gate)'.",
      fixIts: [.replace(value, with: gate, "Write '\(gate)'")]
    )
  }

  static func takenCaseName(_ one: EnumCase, in name: String) -> Self {
    Self(
      .takenCaseName,
      at: one.element.name,
      """
      The case '\(one.plainName)' has the name of something that '@Reducer' gives to the enum '\(name)', or to its state and its \
      action, so that the case could not be found. Call the case something else.
      """
    )
  }

  static func takenTypeName(
    _ type: IdentifierTypeSyntax,
    of one: EnumCase,
    in name: String,
    surroundings: [Syntax]
  ) -> Self {
    let outer = surroundings.compactMap { TypeDeclaration($0)?.name }.reversed().joined(separator: ".")
    let taken = type.name.text
    let advice =
      outer.isEmpty
      ? "Give yours another name in front of the enum, 'typealias \(name)\(taken) = \(taken)', and write that."
      : "Write the type that yours stands in as well, such as '\(outer).\(taken)'."
    return Self(
      .takenTypeName,
      at: type,
      """
      The case '\(one.plainName)' mentions the type '\(taken)', which inside the enum '\(name)' is the one that '@Reducer' makes. \
      \(advice)
      """
    )
  }
}

extension HeadgateFixIt {
  /// Returns a fix-it that marks a case as a state without actions.
  fileprivate static func ignore(_ one: EnumCase) -> Self {
    let old = one.declaration
    let mark: AttributeSyntax = "@ReducerCaseIgnored"
    let first = old.firstToken(viewMode: .sourceAccurate)?.leadingTrivia ?? []
    var new = old
    new.leadingTrivia = []
    new.attributes = AttributeListSyntax(
      [.attribute(mark.with(\.leadingTrivia, first).with(\.trailingTrivia, .space))] + Array(new.attributes)
    )
    return Self(
      message: "Add '@ReducerCaseIgnored'",
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }

  /// Returns a fix-it that removes an inheritance clause. `line`, if any, is added after the type.
  fileprivate static func removeConformance(_ clause: InheritanceClauseSyntax, moving line: String?) -> Self {
    let nothing = TokenSyntax(.identifier(""), trailingTrivia: clause.trailingTrivia, presence: .present)
    var changes: [FixIt.Change] = [.replace(oldNode: Syntax(clause), newNode: Syntax(nothing))]
    // Without generic parameters, the clause follows the name directly, and the space after the name is removed with
    // the colon.
    if let line, let end = clause.parent?.as(EnumDeclSyntax.self)?.memberBlock.rightBrace {
      let behind = end.with(\.trailingTrivia, [.unexpectedText("\n\n\(line)")] + end.trailingTrivia)
      changes.append(.replace(oldNode: Syntax(end), newNode: Syntax(behind)))
    }
    let message = line == nil ? "Remove the conformance" : "Move the conformance to an extension of the state"
    return Self(message: message, changes: changes)
  }
}
