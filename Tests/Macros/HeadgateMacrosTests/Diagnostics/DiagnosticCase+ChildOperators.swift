import HeadgateExpansions
import SwiftDiagnostics

extension DiagnosticCase {
  // holds: MACRO-111
  static let childOperators: [DiagnosticCase] = [
    DiagnosticCase(
      .childNotPresented,
      feature("var child: Child.State?", "PresentationAction<Child.Action>", "ifLet(\\.child, action: \\.child)"),
      6,
      14,
      """
      The case 'child' carries a 'PresentationAction', and the property 'child' is not presented. Mark the property with \
      '@Presents', and write '\\.$child'.
      """,
      fixes: [
        (
          "Mark 'child' with '@Presents'",
          feature(
            "@Presents var child: Child.State?",
            "PresentationAction<Child.Action>",
            "ifLet(\\.$child, action: \\.child)"
          )
        )
      ]
    ),
    DiagnosticCase(
      .childNotPresented,
      feature("var child: Child.State?", "Child.Action", "ifLet(\\.$child, action: \\.child)"),
      6,
      14,
      """
      '\\.$child' is the projection of a presented property, and the property 'child' is not presented. Mark the property with \
      '@Presents', and write '\\.$child'.
      """,
      fixes: [
        (
          "Mark 'child' with '@Presents'",
          feature("@Presents var child: Child.State?", "Child.Action", "ifLet(\\.$child, action: \\.child)")
        )
      ]
    ),
    DiagnosticCase(
      .presentedByPlainAction,
      feature("@Presents var child: Child.State?", "Child.Action", "ifLet(\\.$child, action: \\.child)"),
      6,
      14,
      """
      The property 'child' has '@Presents', and the case 'child' carries a plain 'Child.Action', which cannot dismiss it. \
      Write 'case child(PresentationAction<Child.Action>)'.
      """,
      fixes: [
        (
          "Write 'PresentationAction<Child.Action>'",
          feature(
            "@Presents var child: Child.State?",
            "PresentationAction<Child.Action>",
            "ifLet(\\.$child, action: \\.child)"
          )
        )
      ]
    ),
    DiagnosticCase(
      .presentedByPlainAction,
      feature("@Presents var child: Child.State?", "Child.Action", "ifLet(\\.child, action: \\.child)"),
      6,
      14,
      """
      The property 'child' has '@Presents', and the case 'child' carries a plain 'Child.Action', which cannot dismiss it. \
      Write 'case child(PresentationAction<Child.Action>)', and '\\.$child'.
      """,
      fixes: [
        (
          "Write 'PresentationAction<Child.Action>'",
          feature(
            "@Presents var child: Child.State?",
            "PresentationAction<Child.Action>",
            "ifLet(\\.$child, action: \\.child)"
          )
        )
      ]
    ),
    DiagnosticCase(
      .presentedWithoutProjection,
      feature(
        "@Presents var child: Child.State?",
        "PresentationAction<Child.Action>",
        "ifLet(\\.child, action: \\.child)"
      ),
      6,
      14,
      "The property 'child' has '@Presents'. An operator takes its projection: write '\\.$child'.",
      fixes: [
        (
          "Write '\\.$child'",
          feature(
            "@Presents var child: Child.State?",
            "PresentationAction<Child.Action>",
            "ifLet(\\.$child, action: \\.child)"
          )
        )
      ]
    ),
    DiagnosticCase(
      .childNotOptional,
      feature("var child = Child.State()", "Child.Action", "ifLet(\\.child, action: \\.child)"),
      6,
      14,
      """
      'ifLet' runs a child on an optional state, and the property 'child' is not optional. Make the property optional, or \
      write 'Scope(state: \\.child, action: \\.child)' in the body.
      """
    ),
    DiagnosticCase(
      .rowsInAnArray,
      feature("var child: [Child.State] = []", "IdentifiedActionOf<Child>", "forEach(\\.child, action: \\.child)"),
      2,
      46,
      """
      'forEach' finds an element by its id, and an array finds it by its index. Write 'IdentifiedArrayOf<Child.State>' for \
      the property 'child'.
      """,
      fixes: [
        (
          "Write 'IdentifiedArrayOf<Child.State>'",
          feature(
            "var child: IdentifiedArrayOf<Child.State> = []",
            "IdentifiedActionOf<Child>",
            "forEach(\\.child, action: \\.child)"
          )
        )
      ]
    ),
    DiagnosticCase(
      .rowsByPlainAction,
      feature(
        "var child: IdentifiedArrayOf<Child.State> = []",
        "Child.Action",
        "forEach(\\.child, action: \\.child)"
      ),
      3,
      28,
      """
      'forEach' needs the id of the element that receives an action, and 'Child.Action' has none. Write \
      'case child(IdentifiedActionOf<Child>)'.
      """,
      fixes: [
        (
          "Write 'IdentifiedActionOf<Child>'",
          feature(
            "var child: IdentifiedArrayOf<Child.State> = []",
            "IdentifiedActionOf<Child>",
            "forEach(\\.child, action: \\.child)"
          )
        )
      ]
    ),
    DiagnosticCase(
      .rowsByPlainAction,
      feature("var child = StackState<Child.State>()", "Child.Action", "forEach(\\.child, action: \\.child)"),
      3,
      28,
      """
      'forEach' needs the id of the element that receives an action, and 'Child.Action' has none. Write \
      'case child(StackActionOf<Child>)'.
      """,
      fixes: [
        (
          "Write 'StackActionOf<Child>'",
          feature(
            "var child = StackState<Child.State>()",
            "StackActionOf<Child>",
            "forEach(\\.child, action: \\.child)"
          )
        )
      ]
    ),
    DiagnosticCase(
      .rowsByTuple,
      feature(
        "var child: IdentifiedArrayOf<Child.State> = []",
        "(id: Int, action: Child.Action)",
        "forEach(\\.child, action: \\.child)"
      ),
      3,
      28,
      "'forEach' takes no tuple of an id and an action. Write 'case child(IdentifiedActionOf<Child>)'."
    ),
    DiagnosticCase(
      .rowsByTuple,
      feature(
        "var child: IdentifiedArrayOf<Child.State> = []",
        "id: Int, action: Child.Action",
        "forEach(\\.child, action: \\.child)"
      ),
      3,
      45,
      "'forEach' takes no tuple of an id and an action. Write 'case child(IdentifiedActionOf<Child>)'."
    ),
  ]

  /// A feature with one child: the property on line 2, the case on line 3, the operator on line 6.
  private static func feature(_ property: String, _ payload: String, _ call: String) -> String {
    """
    @Reducer struct Feature {
      @ObservableState struct State { \(property) }
      enum Action { case child(\(payload)) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in .none }
          .\(call) { Child() }
      }
    }
    """
  }
}
