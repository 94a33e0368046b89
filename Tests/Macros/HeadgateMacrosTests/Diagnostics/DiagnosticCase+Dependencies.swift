import HeadgateExpansions

extension DiagnosticCase {
  static let dependencies: [DiagnosticCase] = clients + endpoints + entries

  // holds: MACRO-53
  private static let clients: [DiagnosticCase] = [
    DiagnosticCase(
      .clientNotAStruct,
      "@DependencyClient\nfinal class Client {\n}",
      1,
      1,
      """
      '@DependencyClient' belongs on a struct of closures, and 'Client' is a class. Tests replace one closure \
      of a copy \
      at a time. Make it a struct whose properties are closures.
      """,
      fixes: [("Make 'Client' a struct", "@DependencyClient\nstruct Client {\n}")]
    ),
    DiagnosticCase(
      .clientNotAStruct,
      "@DependencyClient\nenum Client {\n}",
      1,
      1,
      """
      '@DependencyClient' belongs on a struct of closures, and 'Client' is an enum. Tests replace one closure \
      of a copy \
      at a time. Make it a struct whose properties are closures.
      """,
      fixes: [("Remove '@DependencyClient'", "enum Client {\n}")]
    ),
    DiagnosticCase(
      .clientPropertyWithoutType,
      "@DependencyClient struct Client {\n  var url = makeURL()\n}",
      2,
      7,
      """
      '@DependencyClient' writes an initializer that takes 'url' and has to know its type. Write the type, or \
      make it a \
      'let'.
      """,
      fixes: [("Write the type", "@DependencyClient struct Client {\n  var url: <#Type#> = makeURL()\n}")]
    ),
  ]

  // holds: MACRO-47, REC-52
  private static let endpoints: [DiagnosticCase] = [
    DiagnosticCase(
      .endpointNotAClosure,
      "struct Client {\n  @DependencyEndpoint var count: Int\n}",
      2,
      3,
      """
      '@DependencyEndpoint' belongs on a stored property whose type is written as a function type, such as 'var fetch: \
      (_ id: Int) async throws -> User'. Write the type, or remove the attribute.
      """,
      fixes: [("Remove '@DependencyEndpoint'", "struct Client {\n  var count: Int\n}")]
    ),
    DiagnosticCase(
      .endpointNotAVariable,
      "struct Client {\n  @DependencyEndpoint let fetch: () throws -> Int\n}",
      2,
      23,
      "An endpoint that is a 'let' cannot be replaced in a test. Make it a 'var'.",
      fixes: [("Make it a 'var'", "struct Client {\n  @DependencyEndpoint var fetch: () throws -> Int\n}")]
    ),
    DiagnosticCase(
      .endpointNotRecordable,
      "struct Client {\n  @DependencyEndpoint(.recordable) var count: (inout Int) -> Int = { $0 }\n}",
      2,
      40,
      """
      The answers of 'count' cannot be recorded, because the endpoint has an 'inout', variadic or autoclosure parameter, or \
      throws errors of one type only. Return what the parameter receives, take an array or a value, and throw any error. Or \
      remove '.recordable'.
      """
    ),
    DiagnosticCase(
      .endpointWithoutDefault,
      "struct Client {\n  @DependencyEndpoint var count: (String, Int) -> Int\n}",
      2,
      27,
      """
      'count' cannot throw, so there is nothing it could answer when nobody gave it. Give it a default, which is \
      answered after the report, or let it throw.
      """,
      fixes: [
        (
          "Give it a default",
          "struct Client {\n  @DependencyEndpoint var count: (String, Int) -> Int = { _, _ in <#Int#> }\n}"
        )
      ]
    ),
    DiagnosticCase(
      .endpointWithoutDefault,
      "@DependencyClient struct Client {\n  var log: () -> Void, count: () throws(Fault) -> Int\n}",
      2,
      24,
      """
      'count' cannot throw, so there is nothing it could answer when nobody gave it. Give it a default, which is \
      answered after the report, or let it throw.
      """,
      fixes: [
        (
          "Give it a default",
          "@DependencyClient struct Client {\n"
            + "  var log: () -> Void, count: () throws(Fault) -> Int = { <#Int#> }\n}"
        )
      ]
    ),
  ]

  // holds: MACRO-51
  private static let entries: [DiagnosticCase] = [
    DiagnosticCase(
      .entryOutsideDependencyValues,
      "struct Values {\n  @DependencyEntry var users = Users()\n}",
      2,
      3,
      """
      '@DependencyEntry' makes a member of 'DependencyValues' and stands in an extension of it. Write 'extension \
      DependencyValues { @DependencyEntry(.live) var … }'.
      """
    ),
    DiagnosticCase(
      .entryWithoutValue,
      "extension DependencyValues {\n  @DependencyEntry var users: Users\n}",
      2,
      24,
      "'users' needs a value to use where nobody overrides it. Give it one.",
      fixes: [
        ("Give it a value", "extension DependencyValues {\n  @DependencyEntry var users: Users = <#value#>\n}")
      ]
    ),
    DiagnosticCase(
      .entryNotAVariable,
      "extension DependencyValues {\n  @DependencyEntry let users = Users()\n}",
      2,
      3,
      "'@DependencyEntry' belongs on a 'var' with a value and without a getter. Make it one.",
      fixes: [("Make it a 'var'", "extension DependencyValues {\n  @DependencyEntry var users = Users()\n}")]
    ),
    DiagnosticCase(
      .entryNotAVariable,
      "extension DependencyValues {\n  @DependencyEntry var users: Users { Users() }\n}",
      2,
      3,
      "'@DependencyEntry' belongs on a 'var' with a value and without a getter. Make it one.",
      fixes: [
        ("Remove '@DependencyEntry'", "extension DependencyValues {\n  var users: Users { Users() }\n}")
      ]
    ),
    DiagnosticCase(
      .entryWithoutContext,
      "extension DependencyValues {\n  @DependencyEntry var users = Users()\n}",
      2,
      3,
      """
      '@DependencyEntry' does not say whether the value of 'users' is the live value or the test value. Write \
      '@DependencyEntry(.live)' or '@DependencyEntry(.test)'; or give the other one as well, and then the value of the \
      property is the one that is not named: '@DependencyEntry(testValue: …)' or '@DependencyEntry(liveValue: …)'.
      """,
      fixes: [
        (
          "It is the live value: write '.live'",
          "extension DependencyValues {\n  @DependencyEntry(.live) var users = Users()\n}"
        ),
        (
          "It is the test value: write '.test'",
          "extension DependencyValues {\n  @DependencyEntry(.test) var users = Users()\n}"
        ),
      ]
    ),
    DiagnosticCase(
      .entryWithOtherArguments,
      "extension DependencyValues {\n  @DependencyEntry(previewValue: 1) var users = Users()\n}",
      2,
      3,
      otherArguments
    ),
    DiagnosticCase(
      .entryWithOtherArguments,
      "extension DependencyValues {\n  @DependencyEntry(.live, previewValue: 1) var users = Users()\n}",
      2,
      3,
      otherArguments
    ),
    DiagnosticCase(
      .entryWithOtherArguments,
      "extension DependencyValues {\n  @DependencyEntry(testValue: 1, liveValue: 2) var users = Users()\n}",
      2,
      3,
      otherArguments
    ),
    DiagnosticCase(
      .entryWithOtherArguments,
      "extension DependencyValues {\n  @DependencyEntry(Users.live) var users = Users()\n}",
      2,
      3,
      otherArguments
    ),
    DiagnosticCase(
      .entryWithOtherArguments,
      "extension DependencyValues {\n  @DependencyEntry(5) var users = Users()\n}",
      2,
      3,
      otherArguments
    ),
  ]

  private static let otherArguments = """
    '@DependencyEntry' does not accept these arguments. Write '@DependencyEntry(.live)' or '@DependencyEntry(.test)' if \
    the value of 'users' is the only one. Write '@DependencyEntry(testValue: …)' or '@DependencyEntry(liveValue: …)', and \
    'previewValue: …' after it, for more values.
    """
}
