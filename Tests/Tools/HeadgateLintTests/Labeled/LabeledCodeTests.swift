// Tests of: Rules

@testable import HeadgateLint
import Testing

@Suite struct LabeledCodeTests {
  static let all =
    LabeledCode.gated + LabeledCode.plain + LabeledCode.other + LabeledCode.forms + LabeledCode.effects
    + LabeledCode.payloads

  @Test("all rules of the profile report the labeled lines and no others", arguments: all)
  func labels(_ code: LabeledCode) {
    let linted = LintedCode(code.code, profile: code.profile)
    let found = linted.result.findings.map { finding in
      "\(finding.path):\(linted.sources.lines(of: finding.path).position(of: finding.range.offset).line) \(finding.rule)"
    }
    #expect(linted.result.unparsed.isEmpty)
    #expect(Set(found) == Set(code.labels))
  }
}
