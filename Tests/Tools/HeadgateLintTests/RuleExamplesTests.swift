// Tests of: Rules, Rule/RuleExample.swift

@testable import HeadgateLint
import Testing

/// The examples of the rules, which are their documentation, are their tests.
@Suite struct RuleExamplesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: Rule
    let number: Int
    var example: RuleExample { rule.examples[number] }
    var testDescription: String { "\(rule.id), example \(number + 1), \(example.kind)" }
  }

  static let cases = Rule.all.flatMap { rule in rule.examples.indices.map { Case(rule: rule, number: $0) } }

  @Test("a rule reports the marked lines of its examples and no others", arguments: cases)
  func example(_ one: Case) {
    let files = one.example.files.map { FileFacts(path: $0.path, source: $0.source) }
    #expect(files.flatMap(\.syntaxErrors).isEmpty)
    #expect(one.example.markedLines.isEmpty == (one.example.kind == .good))

    let result = lint(one, files)

    let tables = Dictionary(uniqueKeysWithValues: one.example.files.map { ($0.path, LineTable($0.source)) })
    let lines = result.findings.map { "\($0.path):\(tables[$0.path]!.position(of: $0.range.offset).line)" }
    #expect(Set(lines) == Set(one.example.markedLines))
  }

  @Test(
    "the fix of an example gives the code that the documentation shows, and nothing is left to report",
    arguments: cases
  )
  func fix(_ one: Case) throws {
    guard let expected = one.example.fixed else { return }
    let file = try #require(one.example.files.first)
    let findings = lint(one, [FileFacts(path: file.path, source: file.source)]).findings

    let fixed = FixPlan(findings).text(of: file.path, from: file.source)

    let text = fixed.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasSuffix(RuleExample.marker) ? String(line.dropLast(RuleExample.marker.count + 1)) : String(line)
    }
    #expect(text.joined(separator: "\n") == expected + "\n")
    #expect(lint(one, [FileFacts(path: file.path, source: fixed)]).findings.isEmpty)
  }

  @Test("each rule has a bad and a good example, and a fixable one shows the fix", arguments: Rule.all.map(\.id))
  func completeness(_ id: String) throws {
    let rule = try #require(Rule.named(id))

    #expect(Set(rule.examples.map(\.kind)) == [.bad, .good])
    #expect(rule.isFixable == !rule.examples.compactMap(\.fixed).isEmpty)
  }

  private func lint(_ one: Case, _ files: [FileFacts]) -> LintResult {
    var configuration = Configuration(profile: one.example.profile)
    if configuration.severity(of: one.rule) == .off { configuration.rules[one.rule.id] = .warning }
    return Linter(configuration, rules: [one.rule]).lint(files)
  }
}
