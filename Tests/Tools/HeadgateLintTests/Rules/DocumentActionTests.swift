@testable import HeadgateLint
import Testing

@Suite struct DocumentActionTests {
  @Test("the fix uses the indentation and the line ends of the file", arguments: ["\n", "\r\n"], ["    ", "\t"])
  func whitespace(lineEnd: String, indentation: String) {
    let lines = ["enum Action {", "\(indentation)case loaded(User)", "}", ""]
    let code = lines.joined(separator: lineEnd)
    let comment = ["/// <#When this happens#>", "/// - Parameter value: <#The value#>"].map { indentation + $0 }
    #expect(Self.fixed(code) == ([lines[0]] + comment + lines[1...]).joined(separator: lineEnd))
  }

  @Test(
    "the cases of an enum on one line get lines of their own",
    arguments: [
      (
        "enum Action { case loaded(User) }\n",
        "enum Action {\n  DOC\n  case loaded(User)\n}\n"
      ),
      (
        "struct A {\n    enum Action {case loaded(User)}\n}\n",
        "struct A {\n    enum Action {\n        DOC\n        case loaded(User)\n    }\n}\n"
      ),
      (
        "struct A {\r\n\tenum Action { case a; case loaded(User); case b(Int) }\r\n}\r\n",
        "struct A {\r\n\tenum Action { case a;\r\n\t\tDOC\r\n\t\tcase loaded(User);\r\n\t\tDOC\r\n\t\tcase b(Int)\r\n\t}\r\n}\r\n"
      ),
    ]
  )
  func oneLine(_ code: String, _ expected: String) {
    let lines = ["/// <#When this happens#>", "/// - Parameter value: <#The value#>"]
    var result = ""
    for part in expected.split(separator: "DOC", omittingEmptySubsequences: false) {
      if !result.isEmpty {
        // The whitespace in front of the first line is that of the second line.
        let start = result.lastIndex(where: \.isNewline).map { result[$0...] } ?? ""
        result += lines.joined(separator: start)
      }
      result += part
    }
    #expect(Self.fixed(code) == result)
    // A second fix changes nothing.
    #expect(Self.fixed(result) == result)
  }

  private static func fixed(_ code: String) -> String? {
    var configuration = Configuration()
    configuration.rules["document-action"] = .warning
    let facts = FileFacts(path: "A.swift", source: code)
    let findings = Linter(configuration, rules: [.documentAction]).lint([facts]).findings
    return FixPlan(findings).text(of: "A.swift", from: code)
  }
}
