import HeadgateExpansions
import SwiftDiagnostics

extension DiagnosticCase {
  /// A reducer with an action and the statements of a `Reduce`. The first statement is in line 5.
  private static func reducer(_ action: String, _ statements: String, state: String = "") -> String {
    "@Reducer struct Feature {\n  struct State { \(state) }\n  enum Action { \(action) }\n  var body: some ReducerOf<Self> { Reduce"
      + " { state, action in\n\(statements)\n} }\n}"
  }

  static let code: [DiagnosticCase] = patternsOfBoundaries + switches + pathsOfOperators + operations + notes

  // holds: MACRO-119
  private static let patternsOfBoundaries: [DiagnosticCase] = [
    DiagnosticCase(
      .patternBehindGate,
      reducer("case keypad(Gate<Keypad>)", "if case .keypad(.view(.tapped)) = action {}\nreturn .none"),
      5,
      9,
      """
      The case 'keypad' carries a 'Gate', which hides the view actions and the internal actions of the child. Match a \
      delegate action of the child: '.keypad(.delegate(…))'.
      """
    ),
    DiagnosticCase(
      .patternOfSealedEvent,
      reducer(
        "case `internal`(Internal)\n@Sealed fileprivate enum InternalEvent { case located(String) }",
        "switch action {\ncase .internal(.located(let place)): return .none\n}"
      ),
      7,
      6,
      """
      The events of this case are sealed. The file that declares them matches 'action.opened': write 'switch \
      action.opened'.
      """,
      fixes: [
        (
          "Write 'action.opened'",
          reducer(
            "case `internal`(Internal)\n@Sealed fileprivate enum InternalEvent { case located(String) }",
            "switch action.opened {\ncase .internal(.located(let place)): return .none\n}"
          )
        )
      ]
    ),
    DiagnosticCase(
      .patternOfUnknownCase,
      reducer("case named(String), tapped", "if case .nmaed(let name) = action {}\nreturn .none"),
      5,
      9,
      "The action has no case 'nmaed'. Write '.named'.",
      fixes: [
        (
          "Write 'named'",
          reducer("case named(String), tapped", "if case .named(let name) = action {}\nreturn .none")
        )
      ]
    ),
  ]

  // holds: MACRO-120
  private static let switches: [DiagnosticCase] = [
    DiagnosticCase(
      .switchWithoutCases,
      reducer("case first, second(Int)", "switch action {\ncase .first: return .none\n}"),
      5,
      1,
      """
      The 'switch' does not handle the case 'second'. Write 'case .second: return .none', or what the action does.
      """,
      fixes: [
        (
          "Add 'case .second'",
          reducer(
            "case first, second(Int)",
            "switch action {\ncase .first: return .none\ncase .second:\n  return .none\n}"
          )
        )
      ]
    ),
    DiagnosticCase(
      .switchWithoutCases,
      reducer("case first, second(Int), third", "switch action {\ncase let .second(number): return .none\n}"),
      5,
      1,
      """
      The 'switch' does not handle the cases 'first', 'third'. Write 'case .first, …: return .none', or what the action \
      does.
      """,
      fixes: [
        (
          "Add 'case .first, .third'",
          reducer(
            "case first, second(Int), third",
            "switch action {\ncase let .second(number): return .none\ncase .first, .third:\n  return .none\n}"
          )
        )
      ]
    ),
    DiagnosticCase(
      .caseWithoutEffect,
      reducer("case first", "switch action {\ncase .first:\n  state.count += 1\n}", state: "var count = 0"),
      7,
      3,
      "Each case returns an effect, and this one ends without it. Write 'return .none' behind this line.",
      fixes: [
        (
          "Add 'return .none'",
          reducer(
            "case first",
            "switch action {\ncase .first:\n  state.count += 1\n  return .none\n}",
            state: "var count = 0"
          )
        )
      ]
    ),
  ]

  private static func parent(_ operators: String) -> String {
    """
    @Reducer struct Feature {
      @ObservableState struct State { var detail = Detail.State(); @Presents var alert: Other.State?; var row: Row.State? }
      enum Action { case detail(Detail.Action), row(Row.Action), alert(PresentationAction<Other.Action>) }
      var body: some ReducerOf<Self> {
        \(operators)
      }
    }
    """
  }

  // holds: MACRO-121
  private static let pathsOfOperators: [DiagnosticCase] = [
    DiagnosticCase(
      .actionOfAnotherChild,
      parent("Scope(state: \\.detail, action: \\.row) { Detail() }"),
      5,
      36,
      """
      The case 'row' carries 'Row.Action', and the state and the reducer belong to 'Detail'. Write 'action: \\.detail'.
      """,
      fixes: [("Write '\\.detail'", parent("Scope(state: \\.detail, action: \\.detail) { Detail() }"))]
    ),
    DiagnosticCase(
      .actionOfAnotherChild,
      parent("EmptyReducer().ifLet(\\.row, action: \\.detail) { Row() }"),
      5,
      41,
      "The case 'detail' carries 'Detail.Action', and the state and the reducer belong to 'Row'. Write 'action: \\.row'.",
      fixes: [("Write '\\.row'", parent("EmptyReducer().ifLet(\\.row, action: \\.row) { Row() }"))]
    ),
    DiagnosticCase(
      .projectionOfUnknownProperty,
      parent("EmptyReducer().ifLet(\\.$alret, action: \\.alert) { Other() }"),
      5,
      26,
      "The state has no property 'alret'. Write '\\.$alert'.",
      fixes: [("Write '\\.$alert'", parent("EmptyReducer().ifLet(\\.$alert, action: \\.alert) { Other() }"))]
    ),
  ]

  // holds: MACRO-122
  private static let operations: [DiagnosticCase] = [
    DiagnosticCase(
      .operationWithoutSend,
      reducer("case tapped", "return .run {\n  await send(.tapped)\n}"),
      5,
      13,
      "The operation of an effect receives the function that sends actions. Write '.run { send in … }'.",
      fixes: [("Add 'send in'", reducer("case tapped", "return .run { send in\n  await send(.tapped)\n}"))]
    ),
    DiagnosticCase(
      .stateInOperation,
      reducer("case tapped", "return .run { send in\n  print(state.count)\n}", state: "var count = 0"),
      6,
      9,
      """
      An effect runs after its reducer, and has no 'state'. Capture the value: '.run { [count = state.count] send in … \
      }', and write 'count' here.
      """,
      fixes: [
        (
          "Capture 'count'",
          reducer(
            "case tapped",
            "return .run { [count = state.count] send in\n  print(count)\n}",
            state: "var count = 0"
          )
        )
      ]
    ),
    DiagnosticCase(
      .stateInOperation,
      reducer("case tapped", "return .run { send in\n  print(state.first, state.last)\n}"),
      6,
      9,
      """
      An effect runs after its reducer, and has no 'state'. Capture the values that it needs: '.run { [value = \
      state.value] send in … }'.
      """
    ),
  ]

  // holds: MACRO-123
  private static let notes: [DiagnosticCase] = [
    DiagnosticCase(
      .misspelledProperty,
      reducer("case tapped", "state.coutn += 1\nreturn .none", state: "var count = 0"),
      5,
      7,
      "The state declares 'count', and no 'coutn'. Write 'state.count'.",
      severity: .note
    ),
    DiagnosticCase(
      .forgottenReducer,
      "struct Feature {\n  @ObservableState struct State {}\n}",
      2,
      3,
      "'Feature' has a 'State', and no '@Reducer'. If it is a feature, write '@Reducer' in front of it.",
      severity: .note
    ),
  ]
}
