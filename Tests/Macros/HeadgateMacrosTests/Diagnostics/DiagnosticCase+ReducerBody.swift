import HeadgateExpansions
import SwiftDiagnostics

extension DiagnosticCase {
  // holds: MACRO-110
  static let patterns: [DiagnosticCase] = [
    DiagnosticCase(
      .patternWithoutPresented,
      feature("case child(PresentationAction<Child.Action>)", pattern: ".child(.saved(let name))"),
      7,
      19,
      """
      The case 'child' carries a 'PresentationAction', which contains the child's action in its case 'presented'. \
      Write '.child(.presented(.saved(let name)))'.
      """,
      fixes: [
        (
          "Write '.presented'",
          feature("case child(PresentationAction<Child.Action>)", pattern: ".child(.presented(.saved(let name)))")
        )
      ]
    ),
    DiagnosticCase(
      .patternWithoutElement,
      feature("case rows(IdentifiedActionOf<Row>)", pattern: ".rows(.saved)"),
      7,
      18,
      """
      The case 'rows' carries 'IdentifiedActionOf<Row>', which contains an element's action in its case 'element'. \
      Write '.rows(.element(id: _, action: .saved))'.
      """,
      fixes: [
        (
          "Write '.element(id:action:)'",
          feature("case rows(IdentifiedActionOf<Row>)", pattern: ".rows(.element(id: _, action: .saved))")
        )
      ]
    ),
    DiagnosticCase(
      .patternWithoutElement,
      feature("case path(StackAction<Path.State, Path.Action>)", pattern: ".path(.element(.detail(.saved)))"),
      7,
      18,
      """
      The case 'path' carries 'StackAction<Path.State, Path.Action>', which contains an element's action in its case \
      'element'. Write '.path(.element(id: _, action: .detail(.saved)))'.
      """,
      fixes: [
        (
          "Write '.element(id:action:)'",
          feature(
            "case path(StackAction<Path.State, Path.Action>)",
            pattern: ".path(.element(id: _, action: .detail(.saved)))"
          )
        )
      ]
    ),
    DiagnosticCase(
      .patternWithoutPresented,
      """
      @Reducer struct Feature {
        enum Action { case child(PresentationAction<Child.Action>) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          guard case let .child(.saved(name)) = action else { return .none }
          return .none
        }
      }
      """,
      4,
      27,
      """
      The case 'child' carries a 'PresentationAction', which contains the child's action in its case 'presented'. \
      Write '.child(.presented(.saved(name)))'.
      """,
      fixes: [
        (
          "Write '.presented'",
          """
          @Reducer struct Feature {
            enum Action { case child(PresentationAction<Child.Action>) }
            func reduce(into state: inout State, action: Action) -> Effect<Action> {
              guard case let .child(.presented(.saved(name))) = action else { return .none }
              return .none
            }
          }
          """
        )
      ]
    ),
  ]

  // holds: MACRO-112, MACRO-135
  static let bodyTypes: [DiagnosticCase] = [
    DiagnosticCase(
      .operatorInReducer,
      "@Reducer struct Feature: Equatable {\n  var body: some ReducerOf<Self> { Counter() }\n  static func == (a: Self, b: Self) -> Bool { true }\n}",
      3,
      15,
      "With '@Reducer', Swift finds an operator in the body of the type twice. Move '==' to an extension of 'Feature'."
    ),
    DiagnosticCase(
      .bodyOfGenericParameters,
      "@Reducer struct Feature<State, Action> {\n  var body: some ReducerOf<Self> {\n    Counter()\n  }\n}",
      2,
      13,
      "A generic parameter is no member of its type, so 'ReducerOf<Self>' cannot find it. Write 'some Reducer<State, Action>'.",
      fixes: [
        (
          "Write 'some Reducer<State, Action>'",
          "@Reducer struct Feature<State, Action> {\n  var body: some Reducer<State, Action> {\n    Counter()\n  }\n}"
        )
      ]
    ),
    DiagnosticCase(
      .bodyWithoutTypes,
      "@Reducer struct Feature {\n  var body: some Reducer {\n    Counter()\n  }\n}",
      2,
      13,
      "The type of a body names the state and the action. Write 'some ReducerOf<Self>'.",
      fixes: [
        (
          "Write 'some ReducerOf<Self>'",
          "@Reducer struct Feature {\n  var body: some ReducerOf<Self> {\n    Counter()\n  }\n}"
        )
      ]
    ),
    DiagnosticCase(
      .bodyWithoutSome,
      "@Reducer struct Feature {\n  var body: ReducerOf<Self> {\n    Counter()\n  }\n}",
      2,
      13,
      "The type of a body is one reducer, which the compiler finds. Write 'some ReducerOf<Self>'.",
      fixes: [
        (
          "Write 'some ReducerOf<Self>'",
          "@Reducer struct Feature {\n  var body: some ReducerOf<Self> {\n    Counter()\n  }\n}"
        )
      ]
    ),
    DiagnosticCase(
      .bodyWithoutSome,
      "@Reducer struct Feature {\n  var body: any Reducer<State, Action> {\n    Counter()\n  }\n}",
      2,
      13,
      "The type of a body is one reducer, which the compiler finds. Write 'some Reducer<State, Action>'.",
      fixes: [
        (
          "Write 'some Reducer<State, Action>'",
          "@Reducer struct Feature {\n  var body: some Reducer<State, Action> {\n    Counter()\n  }\n}"
        )
      ]
    ),
  ]

  // holds: MACRO-114
  static let parts: [DiagnosticCase] = [
    DiagnosticCase(
      .bindableWithoutBinding,
      "@Reducer struct Feature {\n  enum Action: BindableAction {\n    case saved\n  }\n}",
      2,
      16,
      "A 'BindableAction' has a case for the bindings of its state. Add 'case binding(BindingAction<State>)'.",
      fixes: [
        (
          "Add 'case binding(BindingAction<State>)'",
          """
          @Reducer struct Feature {
            enum Action: BindableAction {
              case binding(BindingAction<State>)
              case saved
            }
          }
          """
        )
      ]
    ),
    DiagnosticCase(
      .dependencyWithoutBackslash,
      "@Reducer struct Feature {\n  @Dependency(.uuid) var uuid\n}",
      2,
      15,
      "A dependency is named by a key path. Write '@Dependency(\\.uuid)'.",
      fixes: [("Write '\\.uuid'", "@Reducer struct Feature {\n  @Dependency(\\.uuid) var uuid\n}")]
    ),
    DiagnosticCase(
      .caseNamesPartOfFeature,
      "@Reducer enum Path {\n  case detail(Detail.State)\n}",
      2,
      15,
      """
      The cases of an enum reducer name features, and 'Detail.State' is the state of a feature. Write 'case detail(Detail)'. \
      For a state without a feature, mark the case with '@ReducerCaseIgnored'.
      """,
      fixes: [("Write 'Detail'", "@Reducer enum Path {\n  case detail(Detail)\n}")]
    ),
    DiagnosticCase(
      .caseNamesPartOfFeature,
      "@Reducer enum Path {\n  case detail(Detail.Action)\n}",
      2,
      15,
      """
      The cases of an enum reducer name features, and 'Detail.Action' is the action of a feature. Write 'case detail(Detail)'.
      """,
      fixes: [("Write 'Detail'", "@Reducer enum Path {\n  case detail(Detail)\n}")]
    ),
  ]

  /// A feature whose body has one pattern, on line 7.
  private static func feature(_ action: String, pattern: String) -> String {
    """
    @Reducer struct Feature {
      enum Action { \(action) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          let old = state
          switch action {
          case \(pattern): break
          default: break
          }
          return .none
        }
        .ifLet(\\.$child, action: \\.child) { Child() }
      }
    }
    """
  }
}
