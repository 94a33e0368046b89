import HeadgateExpansions
import SwiftDiagnostics

extension DiagnosticCase {
  static let observation: [DiagnosticCase] = [
    // holds: NAV-1
    DiagnosticCase(
      .presentsNotOptional,
      "@ObservableState\nstruct State {\n  @Presents var child: Int\n}",
      3,
      3,
      "'@Presents' belongs on a variable whose type is written and optional: 'nil' means that nothing is presented.",
      fixes: [("Write 'Int?'", "@ObservableState\nstruct State {\n  @Presents var child: Int?\n}")]
    ),
    DiagnosticCase(
      .presentsOutsideState,
      "struct State {\n  @Presents var child: Int?\n}",
      2,
      3,
      """
      '@Presents' belongs on a property of a struct with '@ObservableState': that one writes what it needs. Mark the \
      struct, or leave out '@Presents'.
      """,
      fixes: [("Remove '@Presents'", "struct State {\n  var child: Int?\n}")]
    ),
    // holds: OBS-29
    DiagnosticCase(
      .observableStateNotAValue,
      "@ObservableState\nfinal class State {\n}",
      1,
      1,
      """
      '@ObservableState' belongs on a struct or an enum, and 'State' is a class. A state is a value: a store has to see \
      every change of it. Make it a struct.
      """,
      fixes: [("Make 'State' a struct", "@ObservableState\nstruct State {\n}")]
    ),
    DiagnosticCase(
      .observableStateNotAValue,
      "@ObservableState\nactor State {\n}",
      1,
      1,
      """
      '@ObservableState' belongs on a struct or an enum, and 'State' is an actor. A state is a value: a store has to see \
      every change of it. Make it a struct.
      """,
      fixes: [("Make 'State' a struct", "@ObservableState\nstruct State {\n}")]
    ),
    DiagnosticCase(
      .observableStateNotAValue,
      "@ObservableState\nprotocol State {\n}",
      1,
      1,
      """
      '@ObservableState' belongs on a struct or an enum, and 'State' is a protocol. A state is a value: a store has to \
      see every change of it. Make it a struct.
      """,
      fixes: [("Remove '@ObservableState'", "protocol State {\n}")]
    ),
    // holds: OBS-30
    DiagnosticCase(
      .observableOnState,
      "@ObservableState @Observable\nstruct State {\n}",
      1,
      18,
      "'@Observable' is for classes. '@ObservableState' makes the same of a state. Remove '@Observable'.",
      fixes: [("Remove '@Observable'", "@ObservableState struct State {\n}")]
    ),
    DiagnosticCase(
      .foreignMark,
      "@ObservableState struct State {\n  @ObservationIgnored var a = 0\n}",
      2,
      3,
      """
      '@ObservationIgnored' is for classes with '@Observable'. In a state write '@ObservationStateIgnored'.
      """,
      fixes: [
        (
          "Write '@ObservationStateIgnored'",
          "@ObservableState struct State {\n  @ObservationStateIgnored var a = 0\n}"
        )
      ]
    ),
    DiagnosticCase(
      .foreignMark,
      "@ObservableState struct State {\n  @ObservationTracked var a = 0\n}",
      2,
      3,
      """
      '@ObservationTracked' is for classes with '@Observable'. In a state every property is tracked. Remove it.
      """,
      fixes: [("Remove '@ObservationTracked'", "@ObservableState struct State {\n  var a = 0\n}")]
    ),
    // holds: OBS-31
    DiagnosticCase(
      .lazyInState,
      "@ObservableState struct State {\n  lazy var a = 0\n}",
      2,
      3,
      """
      A 'lazy' property cannot be tracked: reading it would change the state. Give it a value at once, make it computed, \
      or mark it with '@ObservationStateIgnored'.
      """,
      fixes: [
        (
          "Mark it with '@ObservationStateIgnored'",
          "@ObservableState struct State {\n  @ObservationStateIgnored lazy var a = 0\n}"
        )
      ]
    ),
    DiagnosticCase(
      .wrapperInState,
      "@ObservableState struct State {\n  @Clamped var a = 0\n}",
      2,
      3,
      """
      A property with '@Clamped' cannot be tracked: its value is kept by the wrapper. Mark it with \
      '@ObservationStateIgnored', or keep the value in a plain property and wrap it where it is used.
      """,
      fixes: [
        (
          "Mark it with '@ObservationStateIgnored'",
          "@ObservableState struct State {\n  @ObservationStateIgnored @Clamped var a = 0\n}"
        )
      ]
    ),
    // holds: REDACT-5
    DiagnosticCase(
      .redactedInState,
      "@ObservableState struct State {\n  @Redacted var password: String = \"\"\n}",
      2,
      3,
      """
      A property with the wrapper '@Redacted' cannot be tracked. In a state write the type: 'var password: \
      Redacted<String>', or 'var password = Redacted("")'.
      """,
      fixes: [
        (
          "Write the type 'Redacted'",
          "@ObservableState struct State {\n  var password: Redacted<String> = Redacted(\"\")\n}"
        )
      ]
    ),
    // holds: OBS-32
    DiagnosticCase(
      .severalInOne,
      "@ObservableState struct State {\n  var a = 0, b = \"\"\n}",
      2,
      7,
      """
      'a' and 'b' stand in one declaration, and Swift attaches what tracks a property to a declaration of one property \
      only. Give each a declaration of its own.
      """,
      fixes: [
        (
          "Give each a declaration of its own",
          "@ObservableState struct State {\n  var a = 0\n  var b = \"\"\n}"
        )
      ]
    ),
    DiagnosticCase(
      .patternInState,
      "@ObservableState struct State {\n  var (a, b) = (0, 1)\n}",
      2,
      7,
      """
      The properties of '(a, b)' are made by taking a tuple apart and cannot be tracked. Give each a declaration of its \
      own.
      """
    ),
  ]
}
