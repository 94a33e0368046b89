@testable import HeadgateLint
import Testing

@Suite struct BindingWithoutReducerTests {
  @Test("the fix uses the indentation and the line ends of the file", arguments: ["\n", "\r\n"], ["    ", "\t"])
  func whitespace(lineEnd: String, indentation: String) {
    let lines = [
      "@Reducer",
      "struct Profile {",
      "\(indentation)enum Action: BindableAction { case binding(BindingAction<State>) }",
      "\(indentation)var body: some ReducerOf<Self> {",
      "\(indentation)\(indentation)Reduce { _, _ in .none }",
      "\(indentation)}",
      "}",
      "",
    ]
    let code = lines.joined(separator: lineEnd)
    let facts = FileFacts(path: "A.swift", source: code)
    let findings = Linter(Configuration(), rules: [.bindingWithoutReducer]).lint([facts]).findings

    let fixed = lines[..<4] + ["\(indentation)\(indentation)BindingReducer()"] + lines[4...]
    #expect(FixPlan(findings).text(of: "A.swift", from: code) == fixed.joined(separator: lineEnd))
  }
}
