import HeadgateExpansions

extension DiagnosticCase {
  static let casePaths: [DiagnosticCase] = [
    // holds: MACRO-12
    DiagnosticCase(
      .casePathableNotAnEnum,
      "@CasePathable\nstruct Point {\n}",
      1,
      1,
      """
      '@CasePathable' makes paths to the cases of an enum, and 'Point' is a struct. Remove the attribute; the \
      properties \
      of a struct already have key paths.
      """,
      fixes: [("Remove '@CasePathable'", "struct Point {\n}")]
    ),
    DiagnosticCase(
      .casePathableNotAnEnum,
      "@CasePathable actor Counter {\n}",
      1,
      1,
      """
      '@CasePathable' makes paths to the cases of an enum, and 'Counter' is an actor. Remove the attribute; the \
      properties of a struct already have key paths.
      """,
      fixes: [("Remove '@CasePathable'", "actor Counter {\n}")]
    ),
    // holds: MACRO-8
    DiagnosticCase(
      .overloadedCaseName,
      "@CasePathable enum Shape {\n  case box(side: Int), box(width: Int, height: Int)\n}",
      2,
      24,
      """
      'Shape' has several cases named 'box', and '\\.box' can name only one of them. Give each case a name of its own.
      """
    ),
    // holds: MACRO-7
    DiagnosticCase(
      .caseOfLimitedAvailability,
      "@CasePathable enum Shape {\n  @available(iOS 18, *) case star\n}",
      2,
      30,
      """
      'star' does not exist on every platform version that 'Shape' exists on, and '@CasePathable' has to name every \
      case. Write '@available' on 'Shape', or put the case in an '#if'.
      """
    ),
    DiagnosticCase(
      .caseOfLimitedAvailability,
      "@CasePathable enum Shape {\n  @available(macOS, introduced: 15) case star\n  case box\n}",
      2,
      42,
      """
      'star' does not exist on every platform version that 'Shape' exists on, and '@CasePathable' has to name every \
      case. Write '@available' on 'Shape', or put the case in an '#if'.
      """
    ),
    // holds: MACRO-13
    DiagnosticCase(
      .privateInsideType,
      "struct Outer {\n  @CasePathable private enum Inner { case a }\n}",
      2,
      17,
      """
      '@CasePathable' extends 'Inner', and an extension cannot name a type that is private inside another \
      type. Make it \
      'fileprivate'.
      """,
      fixes: [
        ("Make it 'fileprivate'", "struct Outer {\n  @CasePathable fileprivate enum Inner { case a }\n}")
      ]
    ),
    DiagnosticCase(
      .privateInsideType,
      "struct Outer {\n  private struct Inner {\n    @CasePathable enum A { case a }\n  }\n}",
      3,
      5,
      """
      '@CasePathable' extends 'A', and an extension cannot name a type that is private inside another type. Make it \
      'fileprivate'.
      """
    ),
    DiagnosticCase(
      .privateInsideType,
      "extension Outer {\n  @Reducer private struct Inner {}\n}",
      2,
      12,
      """
      '@Reducer' extends 'Inner', and an extension cannot name a type that is private inside another type. Make it \
      'fileprivate'.
      """,
      fixes: [
        ("Make it 'fileprivate'", "extension Outer {\n  @Reducer fileprivate struct Inner {}\n}")
      ]
    ),
  ]
}
