import HeadgateExpansions
import SwiftDiagnostics

extension DiagnosticCase {
  // holds: BIND-17
  static let viewActions: [DiagnosticCase] = [
    DiagnosticCase(
      .viewActionWithoutType,
      "@ViewAction(for: Form.self)\nprotocol Screen {}",
      1,
      1,
      """
      '@ViewAction' belongs on the type that has the 'store', and 'Screen' is a protocol. \
      Remove the attribute and write it on the declaration of that type.
      """,
      fixes: [("Remove '@ViewAction'", "protocol Screen {}")]
    ),
    DiagnosticCase(
      .privateInsideType,
      "struct Outer {\n  @ViewAction(for: Form.self) private struct Screen { let store: StoreOf<Form> }\n}",
      2,
      31,
      """
      '@ViewAction' extends 'Screen', and an extension cannot name a type that is private inside another type. Make it \
      'fileprivate'.
      """,
      fixes: [
        (
          "Make it 'fileprivate'",
          "struct Outer {\n  @ViewAction(for: Form.self) fileprivate struct Screen { let store: StoreOf<Form> }\n}"
        )
      ]
    ),
    DiagnosticCase(
      .viewActionWithoutStore,
      "@ViewAction(for: Form.self)\nstruct Screen {\n  var title = \"\"\n}",
      1,
      1,
      "'@ViewAction' sends to the 'store' of 'Screen', which has none. Give it a property 'let store: StoreOf<Form>'.",
      fixes: [
        (
          "Add 'let store: StoreOf<Form>'",
          "@ViewAction(for: Form.self)\nstruct Screen {\n  let store: StoreOf<Form>\n  var title = \"\"\n}"
        )
      ]
    ),
    DiagnosticCase(
      .viewActionWithoutStore,
      "@ViewAction(for: Form.self) final class Screen { static let store = 1 }",
      1,
      1,
      "'@ViewAction' sends to the 'store' of 'Screen', which has none. Give it a property 'let store: StoreOf<Form>'.",
      fixes: [
        (
          "Add 'let store: StoreOf<Form>'",
          "@ViewAction(for: Form.self) final class Screen {\n  let store: StoreOf<Form>\n  static let store = 1 \n}"
        )
      ]
    ),
    DiagnosticCase(
      .viewActionPrivateStore,
      "@ViewAction(for: Form.self)\nstruct Screen {\n  private let store: StoreOf<Form>\n}",
      3,
      3,
      """
      '@ViewAction' makes 'Screen' conform to 'ViewActionSending', which asks for its 'store', and this one is private. \
      Remove 'private'.
      """,
      fixes: [
        ("Remove 'private'", "@ViewAction(for: Form.self)\nstruct Screen {\n  let store: StoreOf<Form>\n}")
      ]
    ),
    DiagnosticCase(
      .viewActionSentDirectly,
      """
      @ViewAction(for: Form.self)
      struct Screen {
        let store: StoreOf<Form>
        func tapped() { store.send(.view(.saved("x"))) }
      }
      """,
      4,
      19,
      """
      This sends a view action past 'send', which '@ViewAction' gives to send view actions and nothing else. \
      Write 'send(.saved("x"))'.
      """,
      severity: .warning,
      fixes: [
        (
          "Replace with 'send(.saved(\"x\"))'",
          """
          @ViewAction(for: Form.self)
          struct Screen {
            let store: StoreOf<Form>
            func tapped() { send(.saved("x")) }
          }
          """
        )
      ]
    ),
    DiagnosticCase(
      .viewActionSentDirectly,
      """
      @ViewAction(for: Form.self)
      struct Screen {
        let store: StoreOf<Form>
        func tapped() { run { self.store.send(Form.Action.view(.saved)) } }
      }
      """,
      4,
      25,
      """
      This sends a view action past 'self.send', which '@ViewAction' gives to send view actions and nothing else. \
      Write 'self.send(.saved)'.
      """,
      severity: .warning,
      fixes: [
        (
          "Replace with 'self.send(.saved)'",
          """
          @ViewAction(for: Form.self)
          struct Screen {
            let store: StoreOf<Form>
            func tapped() { run { self.send(.saved) } }
          }
          """
        )
      ]
    ),
  ]
}
