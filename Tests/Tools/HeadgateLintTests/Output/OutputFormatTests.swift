import Foundation
@testable import HeadgateLint
import Testing

@Suite struct OutputFormatTests {
  private let code = LintedCode(
    """
    @Reducer
    struct Profile {
      enum Action {
        case userResponse(TaskResult<User>)
      }
    }
    // file: Broken.swift
    struct A {
    """,
    only: "task-result"
  )

  private func text(_ format: OutputFormat) throws -> String { try format.text(of: code.result, sources: code.sources) }

  @Test("people see the line, a caret, the reason and the code to write")
  func people() throws {
    let text = try text(.people)

    #expect(
      text.contains(
        "Example.swift:4:10: error: The action 'userResponse' has the value 'TaskResult<User>'. [task-result]"
      )
    )
    #expect(text.contains("  4 |     case userResponse(TaskResult<User>)\n    |          ^~~~~~~~~~~~\n"))
    #expect(text.contains("  why: `TaskResult` hides"))
    #expect(text.contains("  write: Write `case userSucceeded(User)`"))
    #expect(
      text.contains(
        "Broken.swift:1:11: error: The file is not linted, because it cannot be read or parsed: expected '}'."
      )
    )
    #expect(text.hasSuffix("1 error, 0 warnings in 2 files. Not parsed: 1.\n"))
  }

  @Test("the caret is below its character, also behind tabs and characters of several bytes")
  func caret() throws {
    let code = LintedCode("struct A {\n\t/* é😀 */ enum Action { case a(TaskResult<Int>) }\n}", only: "task-result")
    let text = try OutputFormat.people.text(of: code.result, sources: code.sources)

    let lines = text.split(separator: "\n")
    #expect(String(lines[2]) == "    | \t" + String(repeating: " ", count: 28) + "^")
  }

  @Test("Xcode and GitHub get one line for each finding")
  func lines() throws {
    let xcode = try text(.xcode).split(separator: "\n")
    #expect(xcode.count == 2)
    #expect(xcode[1].hasPrefix("Example.swift:4:10: error: The action"))
    #expect(xcode[1].hasSuffix("(task-result)"))

    let github = try text(.github).split(separator: "\n")
    #expect(github.count == 2)
    #expect(github[1].hasPrefix("::error file=Example.swift,line=4,col=10,title=task-result::The action"))
  }

  @Test("JSON has the positions of findings")
  func json() throws {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text(.json).utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])

    #expect(object["version"] as? Int == 1)
    #expect(findings.count == 1)
    #expect(findings[0]["line"] as? Int == 4)
    #expect(findings[0]["rule"] as? String == "task-result")
    #expect((object["unparsed"] as? [[String: Any]])?.count == 1)
  }

  @Test("SARIF has the version, the rule, and columns in UTF-16")
  func sarif() throws {
    let code = LintedCode("struct A { /* é😀 */ enum Action { case a(TaskResult<Int>) } }", only: "task-result")
    let text = try OutputFormat.sarif.text(of: code.result, sources: code.sources)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let region = try #require((location["physicalLocation"] as? [String: Any])?["region"] as? [String: Int])

    #expect(object["version"] as? String == "2.1.0")
    #expect(result["ruleId"] as? String == "task-result")
    #expect(result["level"] as? String == "error")
    #expect(region == ["startLine": 1, "startColumn": 41, "endLine": 1, "endColumn": 42])
  }

  @Test("exit codes tell errors from warnings and from files that cannot be parsed")
  func exitCodes() {
    #expect(code.result.exitCode(isStrict: false) == 1)
    #expect(LintedCode("struct A {").result.exitCode(isStrict: false) == 3)
    #expect(LintedCode("struct A {}").result.exitCode(isStrict: true) == 0)
    let warning = LintedCode("@Reducer struct A { enum Action { case tap } }", only: "action-name")
    #expect(warning.result.exitCode(isStrict: false) == 0)
    #expect(warning.result.exitCode(isStrict: true) == 1)
  }
}
