import HeadgateExpansions
import SwiftDiagnostics

extension DiagnosticCase {
  static let reducers: [DiagnosticCase] = [
    // holds: MACRO-25
    DiagnosticCase(
      .reducerNotAStruct,
      "@Reducer\nfinal class Feature {\n}",
      1,
      1,
      """
      '@Reducer' belongs on a struct, and 'Feature' is a class. A reducer is a value without state of its \
      own: make it a \
      struct.
      """,
      fixes: [("Make 'Feature' a struct", "@Reducer\nstruct Feature {\n}")]
    ),
    DiagnosticCase(
      .reducerNotAStruct,
      "@Reducer\nactor Feature {\n}",
      1,
      1,
      """
      '@Reducer' belongs on a struct, and 'Feature' is an actor. A reducer is a value without state of its \
      own: make it \
      a struct.
      """,
      fixes: [("Make 'Feature' a struct", "@Reducer\nstruct Feature {\n}")]
    ),
    DiagnosticCase(
      .reducerNotAStruct,
      "@Reducer\nprotocol Feature {\n}",
      1,
      1,
      """
      '@Reducer' belongs on a struct, and 'Feature' is a protocol. Write the attribute on the struct that is \
      the reducer.
      """,
      fixes: [("Remove '@Reducer'", "protocol Feature {\n}")]
    ),
    DiagnosticCase(
      .reducerNotAStruct,
      "@Reducer\nextension Feature {\n}",
      1,
      1,
      """
      '@Reducer' belongs on a struct, and 'Feature' is an extension. Write the attribute on the struct that is the \
      reducer.
      """,
      fixes: [("Remove '@Reducer'", "extension Feature {\n}")]
    ),
    // holds: MACRO-27
    DiagnosticCase(
      .reducerArguments,
      "@Reducer(state: .equatable, action: .sendable)\nstruct Feature {\n}",
      1,
      1,
      """
      '@Reducer' takes no arguments: 'State' and 'Action' say themselves what they conform to. Remove the \
      arguments and \
      write the conformances on 'State' and 'Action'.
      """,
      fixes: [("Remove the arguments", "@Reducer\nstruct Feature {\n}")]
    ),
    // holds: MACRO-125
    DiagnosticCase(
      .reducerArguments,
      "@Reducer(state: .equatable, .hashable, action: .equatable)\nenum Path {\n  case detail(Detail)\n}",
      1,
      1,
      """
      '@Reducer' takes no arguments, and it writes the state and the action of the enum 'Path'. Remove the arguments, and \
      write at file scope: 'extension Path.State: Hashable {}' and 'extension Path.Action: Equatable {}'.
      """,
      fixes: [
        (
          "Move the conformances to extensions",
          """
          @Reducer
          enum Path {
            case detail(Detail)
          }

          extension Path.State: Hashable {}
          extension Path.Action: Equatable {}
          """
        )
      ]
    ),
    DiagnosticCase(
      .reducerArguments,
      "@Reducer(state: .equatable)\nenum Path {\n  case detail(Detail)\n}",
      1,
      1,
      """
      '@Reducer' takes no arguments, and it writes the state and the action of the enum 'Path'. The state is equatable, \
      and sendable if its features are: remove the arguments.
      """,
      fixes: [("Remove the arguments", "@Reducer\nenum Path {\n  case detail(Detail)\n}")]
    ),
    // holds: MACRO-28
    DiagnosticCase(
      .reducerStateIsReference,
      "@Reducer struct Feature {\n  final class State {}\n  enum Action {}\n}",
      2,
      9,
      """
      The state of 'Feature' is a class. A store compares, keeps and restores states as values, and a reference can \
      change behind its back. Make 'State' a struct or an enum.
      """,
      fixes: [("Make 'State' a struct", "@Reducer struct Feature {\n  struct State {}\n  enum Action {}\n}")]
    ),
    DiagnosticCase(
      .reducerStateIsReference,
      "@Reducer struct Feature {\n  actor State {}\n  enum Action {}\n}",
      2,
      3,
      """
      The state of 'Feature' is an actor. A store compares, keeps and restores states as values, and a reference can \
      change behind its back. Make 'State' a struct or an enum.
      """,
      fixes: [("Make 'State' a struct", "@Reducer struct Feature {\n  struct State {}\n  enum Action {}\n}")]
    ),
    // holds: MACRO-29
    DiagnosticCase(
      .reducerBodyAndReduce,
      """
      @Reducer struct Feature {
        var body: some ReducerOf<Self> { EmptyReducer() }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """,
      3,
      8,
      """
      'Feature' has a 'body' and a 'reduce(into:action:)', and only one of them would ever run. Move the method into a \
      'Reduce' in the body, or remove one of them.
      """,
      fixes: [
        (
          "Remove 'reduce(into:action:)'",
          """
          @Reducer struct Feature {
            var body: some ReducerOf<Self> { EmptyReducer() }
            }
          """
        ),
        (
          "Remove 'body'",
          """
          @Reducer struct Feature {
            func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
          }
          """
        ),
      ]
    ),
  ]

  // holds: MACRO-30
  static let oldNames: [DiagnosticCase] = [
    DiagnosticCase(
      .oldEnvironment,
      "@Reducer struct Feature {\n  struct Environment {}\n}",
      2,
      3,
      """
      A reducer has no 'Environment' here, and nobody hands one to 'Feature'. Declare what the reducer needs with \
      '@Dependency' properties; if the type is something else, give it another name.
      """,
      severity: .warning
    ),
    DiagnosticCase(
      .oldBindingState,
      "@Reducer struct Feature {\n  struct State {\n    @BindingState var name = \"\"\n  }\n}",
      3,
      5,
      """
      There is no '@BindingState' here: every property of an '@ObservableState' struct can be bound. Remove the \
      attribute.
      """,
      fixes: [
        ("Remove '@BindingState'", "@Reducer struct Feature {\n  struct State {\n    var name = \"\"\n  }\n}")
      ]
    ),
    DiagnosticCase(
      .oldTaskResult,
      "@Reducer struct Feature {\n  enum Action { case loaded(TaskResult<[Int]>) }\n}",
      2,
      29,
      "There is no 'TaskResult' here. Write 'Result<[Int], any Error>'.",
      fixes: [
        (
          "Replace with 'Result<[Int], any Error>'",
          "@Reducer struct Feature {\n  enum Action { case loaded(Result<[Int], any Error>) }\n}"
        )
      ]
    ),
    DiagnosticCase(
      .oldViewStore,
      "@Reducer struct Feature {\n  func view() { WithViewStore(store) { $0 } }\n}",
      2,
      17,
      """
      There is no 'WithViewStore' here: a view reads an '@ObservableState' from its store directly and is drawn again \
      when what it read changes. Read 'store.property' and remove 'WithViewStore'.
      """
    ),
  ]
}
