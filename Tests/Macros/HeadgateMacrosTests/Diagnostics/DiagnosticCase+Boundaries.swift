import HeadgateExpansions
import SwiftDiagnostics

extension DiagnosticCase {
  // holds: MACRO-82, MACRO-83
  static let boundaries: [DiagnosticCase] = [
    DiagnosticCase(
      .sealedNotAnEnum,
      "enum Action {\n  @Sealed fileprivate struct InternalEvent {}\n}",
      2,
      3,
      """
      '@Sealed' stands on the enum of a feature's internal actions. Write '@Sealed fileprivate enum InternalEvent' inside \
      the action, and 'case `internal`(Internal)' as its case.
      """
    ),
    DiagnosticCase(
      .sealedName,
      "enum Action {\n  @Sealed fileprivate enum Events { case loaded }\n}",
      2,
      28,
      "'@Sealed' makes 'Internal' of an enum named 'InternalEvent', and this one is named 'Events'. Name it 'InternalEvent'.",
      fixes: [
        ("Rename to 'InternalEvent'", "enum Action {\n  @Sealed fileprivate enum InternalEvent { case loaded }\n}")
      ]
    ),
    DiagnosticCase(
      .sealedAccess,
      "enum Action {\n  @Sealed private enum InternalEvent { case loaded }\n}",
      2,
      11,
      """
      A sealed enum is for its file: the reducer there has to read it, and nobody elsewhere may. It is private; \
      write 'fileprivate enum InternalEvent'.
      """,
      fixes: [
        ("Replace with 'fileprivate'", "enum Action {\n  @Sealed fileprivate enum InternalEvent { case loaded }\n}")
      ]
    ),
    DiagnosticCase(
      .sealedAccess,
      "enum Action {\n  @Sealed enum InternalEvent { case loaded }\n}",
      2,
      11,
      """
      A sealed enum is for its file: the reducer there has to read it, and nobody elsewhere may. It says nothing about \
      who sees it; write 'fileprivate enum InternalEvent'.
      """,
      fixes: [
        ("Add 'fileprivate'", "enum Action {\n  @Sealed fileprivate enum InternalEvent { case loaded }\n}")
      ]
    ),
    DiagnosticCase(
      .sealedGeneric,
      "enum Action {\n  @Sealed fileprivate enum InternalEvent<Row> { case loaded(Row) }\n}",
      2,
      41,
      """
      A sealed enum has no parameters of its own, since 'Internal' has none. Use those of the feature, or remove '<Row>'.
      """
    ),
    DiagnosticCase(
      .sealedOutsideAction,
      "@Sealed fileprivate enum InternalEvent { case loaded }",
      1,
      1,
      """
      '@Sealed' makes a type for a case of the action around it, and 'InternalEvent' does not stand in an enum. \
      Move it into the feature's 'enum Action'.
      """
    ),
    DiagnosticCase(
      .kindWithoutOneValue,
      "@_ActionKinds\nenum Action: GatedAction {\n  case delegate\n}",
      3,
      8,
      """
      In a 'GatedAction' the case 'delegate' carries one value, the actions of that kind, and this one carries none. \
      Write 'case delegate(Delegate)' with an 'enum Delegate', or give the case another name.
      """
    ),
    DiagnosticCase(
      .kindWithoutOneValue,
      "@_ActionKinds\nenum Action: GatedAction {\n  case view(Int, Int)\n}",
      3,
      8,
      """
      In a 'GatedAction' the case 'view' carries one value, the actions of that kind, and this one carries 2. \
      Write 'case view(View)' with an 'enum View', or give the case another name.
      """
    ),
    DiagnosticCase(
      .kindWithoutCase,
      "@_ActionKinds\nenum Action: GatedAction {\n  case view(View)\n  enum View {}\n  enum Delegate {}\n}",
      5,
      8,
      """
      'Action' declares actions of the kind 'delegate' and has no case for them: nobody can send one. \
      Write 'case delegate(Delegate)'.
      """
    ),
    DiagnosticCase(
      .unsealedEvents,
      "@_ActionKinds\nenum Action: GatedAction {\n  case `internal`(Internal)\n  enum InternalEvent { case loaded }\n}",
      4,
      8,
      """
      'InternalEvent' is what '@Sealed' makes 'Internal' of, and it is not sealed. Write '@Sealed' before it, or name it \
      'Internal' to leave it open.
      """,
      fixes: [
        (
          "Rename to 'Internal'",
          "@_ActionKinds\nenum Action: GatedAction {\n  case `internal`(Internal)\n  enum Internal { case loaded }\n}"
        )
      ]
    ),
  ]
}
