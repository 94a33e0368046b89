@testable import HeadgateLint
import Testing

@Suite struct SuppressionTests {
  private func lint(_ before: String, _ behind: String = "", _ payload: String = "TaskResult<User>") -> [String] {
    let code = LintedCode(
      """
      @Reducer
      struct Profile {
        enum Action {
          \(before)
          case userResponse(\(payload)) \(behind)
        }
      }
      """
    )
    return code.result.findings.filter { ["task-result", "suppression"].contains($0.rule) }.map { finding in
      "\(code.sources.lines(of: finding.path).position(of: finding.range.offset).line) \(finding.rule)"
    }
  }

  @Test("a comment with a reason disables a rule for its line or the next one")
  func disabled() {
    #expect(lint("// headgate:disable:next task-result - an old server") == [])
    #expect(lint("", "// headgate:disable:this task-result - an old server") == [])
    #expect(
      lint("// headgate:disable:next task-result, action-not-serializable - old", "", "TaskResult<any Error>") == []
    )
  }

  @Test("a comment without a reason disables nothing, and is reported")
  func noReason() {
    #expect(lint("// headgate:disable:next task-result") == ["4 suppression", "5 task-result"])
    #expect(lint("// headgate:disable:next task-result - ") == ["4 suppression", "5 task-result"])
  }

  @Test("a comment with an unknown rule, or without a target, is reported")
  func unknown() {
    #expect(lint("// headgate:disable:next task-resul - old") == ["4 suppression", "5 task-result"])
    #expect(lint("// headgate:disable task-result - old") == ["4 suppression", "5 task-result"])
    #expect(lint("// headgate:disable:next - old") == ["4 suppression", "5 task-result"])
  }

  @Test("a comment that disables nothing is reported, unless its rule is off")
  func unused() {
    #expect(lint("// headgate:disable:next task-result - old", "", "Int") == ["4 suppression"])
    #expect(lint("// headgate:disable:next document-action - old", "", "Int") == [])
  }

  @Test("text in a string is no comment")
  func string() {
    let code = LintedCode("let text = \"// headgate:disable:next nothing\"")
    #expect(code.findings == [])
  }
}
