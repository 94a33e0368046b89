import HeadgateExpansions
import SwiftDiagnostics

extension DiagnosticCase {
  static let enumReducers: [DiagnosticCase] = [
    // holds: MACRO-35
    DiagnosticCase(
      .enumReducerConforms,
      "@Reducer\nenum Path: Equatable {\n  case detail(Detail)\n}",
      2,
      10,
      """
      The cases of the enum reducer 'Path' name features, and no value of it is ever compared or sent. Its state is \
      equatable, and sendable where its features are, without being told: remove the conformance.
      """,
      fixes: [("Remove the conformance", "@Reducer\nenum Path {\n  case detail(Detail)\n}")]
    ),
    DiagnosticCase(
      .enumReducerConforms,
      "@Reducer\nenum Path: Equatable, Hashable {\n  case detail(Detail)\n}",
      2,
      10,
      """
      The cases of the enum reducer 'Path' name features, and no value of it is ever compared or sent. Its state is what \
      can conform: write 'extension Path.State: Hashable {}' at file scope.
      """,
      fixes: [
        (
          "Move the conformance to an extension of the state",
          "@Reducer\nenum Path {\n  case detail(Detail)\n}\n\nextension Path.State: Hashable {}"
        )
      ]
    ),
    DiagnosticCase(
      .enumReducerConforms,
      "struct Feature {\n  @Reducer enum Path: Codable {\n    case detail(Detail)\n  }\n}",
      2,
      21,
      """
      The cases of the enum reducer 'Path' name features, and no value of it is ever compared or sent. Its state is what \
      can conform: write 'extension Feature.Path.State: Codable {}' at file scope.
      """,
      fixes: [
        (
          "Remove the conformance",
          "struct Feature {\n  @Reducer enum Path {\n    case detail(Detail)\n  }\n}"
        )
      ]
    ),
    // holds: MACRO-36
    DiagnosticCase(
      .enumReducerDeclaresState,
      "@Reducer enum Path {\n  case detail(Detail)\n  struct State {}\n}",
      3,
      3,
      """
      '@Reducer' makes the state of the enum 'Path' of its cases, and there is another one. Remove it; a payload without a \
      feature stands in a case with '@ReducerCaseIgnored'.
      """,
      fixes: [("Remove 'State'", "@Reducer enum Path {\n  case detail(Detail)\n  }")]
    ),
    // holds: MACRO-37
    DiagnosticCase(
      .caseMarkOutsideReducer,
      "enum Path {\n  @ReducerCaseIgnored case detail(Detail)\n}",
      2,
      3,
      "'@ReducerCaseIgnored' says something about a case of an enum with '@Reducer', and this is none. Remove it.",
      fixes: [("Remove '@ReducerCaseIgnored'", "enum Path {\n  case detail(Detail)\n}")]
    ),
    DiagnosticCase(
      .ephemeralCaseWithoutState,
      "@Reducer enum Path {\n  @ReducerCaseEphemeral case help\n}",
      2,
      3,
      """
      The case 'help' does not carry the one state that would go after its first action. Give it a payload that conforms \
      to 'EphemeralState', or remove the attribute.
      """,
      fixes: [("Remove '@ReducerCaseEphemeral'", "@Reducer enum Path {\n  case help\n}")]
    ),
    // holds: MACRO-38
    DiagnosticCase(
      .caseWithoutFeature,
      "@Reducer enum Path {\n  case detail(Detail?)\n}",
      2,
      15,
      """
      The case 'detail' names no feature: 'Detail?' is not the name of a type with '@Reducer'. If it is a state without \
      actions, mark the case with '@ReducerCaseIgnored'.
      """,
      fixes: [
        ("Add '@ReducerCaseIgnored'", "@Reducer enum Path {\n  @ReducerCaseIgnored case detail(Detail?)\n}")
      ]
    ),
    DiagnosticCase(
      .caseWithoutFeature,
      "@Reducer enum Path {\n  case detail(Detail), rows([Row])\n}",
      2,
      29,
      """
      The case 'rows' names no feature: '[Row]' is not the name of a type with '@Reducer'. If it is a state without \
      actions, mark the case with '@ReducerCaseIgnored'.
      """
    ),
    // holds: MACRO-137
    DiagnosticCase(
      .reducerWithoutGate,
      "@Reducer enum Path {\n  case editor(Gate<Editor> = Editor(maximum: 8))\n}",
      2,
      30,
      "The payload of this case is a gate. Write 'Gate(Editor(maximum: 8))'.",
      fixes: [
        (
          "Write 'Gate(Editor(maximum: 8))'",
          "@Reducer enum Path {\n  case editor(Gate<Editor> = Gate(Editor(maximum: 8)))\n}"
        )
      ]
    ),
    // holds: MACRO-39
    DiagnosticCase(
      .takenCaseName,
      "@Reducer enum Path {\n  case `is`(Detail)\n}",
      2,
      8,
      """
      The case 'is' has the name of something that '@Reducer' gives to the enum 'Path', or to its state and its action, so \
      that the case could not be found. Call the case something else.
      """
    ),
    DiagnosticCase(
      .takenTypeName,
      "@Reducer enum Path {\n  case body(Body)\n}",
      2,
      13,
      """
      The case 'body' mentions the type 'Body', which inside the enum 'Path' is the one that '@Reducer' makes. Give yours \
      another name in front of the enum, 'typealias PathBody = Body', and write that.
      """
    ),
    DiagnosticCase(
      .takenTypeName,
      "struct Feature {\n  @Reducer enum Path {\n    case alert(AlertState<Action.Alert>)\n  }\n}",
      3,
      27,
      """
      The case 'alert' mentions the type 'Action', which inside the enum 'Path' is the one that '@Reducer' makes. Write \
      the type that yours stands in as well, such as 'Feature.Action'.
      """
    ),
  ]
}
