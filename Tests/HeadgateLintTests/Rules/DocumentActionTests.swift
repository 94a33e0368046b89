@testable import HeadgateLint
import Testing

@Suite struct DocumentActionTests {
  @Test("the fix uses the indentation and the line ends of the file", arguments: ["\n", "\r\n"], ["    ", "\t"])
  func whitespace(lineEnd: String, indentation: String) {
    let lines = ["enum Action {", "\(indentation)case loaded(User)", "}", ""]
    let code = lines.joined(separator: lineEnd)
    var configuration = Configuration()
    configuration.rules["document-action"] = .warning
    let facts = FileFacts(path: "A.swift", source: code)
    let findings = Linter(configuration, rules: [.documentAction]).lint([facts]).findings

    let comment = ["/// <#When this happens#>", "/// - Parameter value: <#The value#>"].map { indentation + $0 }
    let fixed = FixPlan(findings).text(of: "A.swift", from: code)
    #expect(fixed == ([lines[0]] + comment + lines[1...]).joined(separator: lineEnd))
  }
}
