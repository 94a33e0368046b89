// Tests of: Rules

@testable import HeadgateLint
import Testing

/// Rules without a fix say exactly what to write.
@Suite struct RuleAdviceTests {
  private func advice(_ action: String, _ rule: String, _ profile: Profile) -> [String] {
    let code = "@Reducer\nstruct Profile {\n  enum Action {\n    \(action)\n  }\n}"
    return LintedCode(code, profile: profile, only: rule).result.findings.map(\.advice)
  }

  @Test(
    "the two cases of a result",
    arguments: [
      ("userResponse(TaskResult<User>)", "case userSucceeded(User)` and `case userFailed(E)"),
      ("userLoaded(TaskResult<[String: User]>)", "case userLoaded([String: User])` and `case userFailed(E)"),
      ("saved(TaskResult<Void>)", "case saved` and `case savedFailed(E)"),
    ]
  )
  func cases(_ action: String, _ expected: String) {
    let text = "Write `\(expected)` with your type of the error"
    #expect(advice("case \(action)", "task-result", .splitResults) == ["\(text)."])
    #expect(advice("case \(action)", "task-result", .tca).first?.hasPrefix("\(text), or `Result<") == true)
  }

  @Test("the failure of a result is not a part of the success")
  func failure() {
    #expect(
      advice("case pairResult(Result<Pair<Int, Int>, any Error>)", "task-result", .splitResults)
        == ["Write `case pairSucceeded(Pair<Int, Int>)` and `case pairFailed(E)` with your type of the error."]
    )
  }

  @Test("the type that hides a secret")
  func secret() {
    #expect(
      advice("case passwordChanged(String?)", "secret-payload", .headgate)
        == ["Write `Redacted<String?>`, send `Redacted(value)`, and read `wrappedValue`."]
    )
  }
}
