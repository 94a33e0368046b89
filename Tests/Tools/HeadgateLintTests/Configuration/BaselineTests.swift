import Foundation
@testable import HeadgateLint
import Testing

@Suite struct BaselineTests {
  static let code = """
    @Reducer
    struct Profile {
      enum Action {
        case userResponse(TaskResult<User>)
      }
    }
    """

  @Test("known findings are not reported, also when lines before them change")
  func known() {
    let before = LintedCode(Self.code, only: "task-result")
    let baseline = Baseline(before.result.findings, sources: before.sources)
    let after = LintedCode("// A comment.\n\n" + Self.code, only: "task-result")

    #expect(after.findings == ["6 task-result"])
    #expect(baseline.removing(from: after.result.findings, sources: after.sources).isEmpty)
  }

  @Test("a second finding with the same text is new")
  func repeated() {
    let before = LintedCode(Self.code, only: "task-result")
    let baseline = Baseline(before.result.findings, sources: before.sources)
    let twice = Self.code + "\n" + Self.code.replacingOccurrences(of: "Profile", with: "Account")
    let after = LintedCode(twice, only: "task-result")

    #expect(baseline.removing(from: after.result.findings, sources: after.sources).count == 1)
  }

  @Test("a baseline is the same after it was written and read")
  func coding() throws {
    let before = LintedCode(Self.code, only: "task-result")
    let baseline = Baseline(before.result.findings, sources: before.sources)

    #expect(try JSONDecoder().decode(Baseline.self, from: JSONEncoder().encode(baseline)) == baseline)
  }
}
