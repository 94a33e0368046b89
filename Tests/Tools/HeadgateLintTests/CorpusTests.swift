// Tests of: Checks/LintCorpus

import Foundation
@testable import HeadgateLint
import Testing

/// The corpus in `Checks/LintCorpus`.
@Suite struct CorpusTests {
  static let folder = RuleRegistryTests.root.appendingPathComponent("Checks/LintCorpus")
  static let open = apps("Open")

  private static func apps(_ part: String) -> [CorpusApp] { CorpusApp.all(in: folder.appendingPathComponent(part)) }

  @Test(
    "fixes of the open corpus correct their findings, add none, and leave nothing for a second run",
    arguments: open
  )
  func fixes(_ app: CorpusApp) {
    var current = app
    var findings = app.lint().findings
    var corrected = 0
    // The command also applies fixes several times: one can make room for another one at the same place.
    for _ in 0..<5 {
      let plan = FixPlan(findings)
      guard !plan.findings.isEmpty else { break }
      corrected += plan.findings.count
      current = CorpusApp(app, files: current.files.map { ($0.path, plan.text(of: $0.path, from: $0.source)) })
      let result = current.lint()
      #expect(result.unparsed.isEmpty)
      #expect(result.findings.count == findings.count - plan.findings.count)
      findings = result.findings
    }
    #expect(FixPlan(findings).paths.isEmpty)
    #expect(corrected > 0 || app.lint().findings.allSatisfy { $0.fix == nil })
  }

  @Test("precision and recall are not below the published figures", arguments: ["Frozen", "Open", "Unseen"])
  func figures(_ name: String) throws {
    let page = try String(
      contentsOf: RuleRegistryTests.root.appendingPathComponent("Documentation/Lint/Precision.md"),
      encoding: .utf8
    )
    let published = try CorpusFigures(page: page, section: name)
    let today = CorpusFigures(Self.apps(name))

    #expect(!published.rules.isEmpty)
    #expect(Set(today.rules.keys) == Set(published.rules.keys))
    for (rule, figure) in published.rules {
      let now = try #require(today.rules[rule])
      #expect(now.labels == figure.labels, "\(rule): write the page again with Checks/LintCorpus/score --write")
      #expect(now.right >= figure.right && now.wrong <= figure.wrong, "\(rule)")
    }
  }

  @Test("error rules reach 0.95, and the others 0.9", arguments: ["Frozen", "Open"])
  func limits(_ name: String) throws {
    let figures = CorpusFigures(Self.apps(name))
    for (id, figure) in figures.rules {
      let isError = try #require(Rule.named(id)).severity == .error
      let limit = isError ? 0.95 : 0.9
      #expect(Double(figure.right) >= limit * Double(figure.labels), "the recall of \(id)")
      #expect(Double(figure.right) >= limit * Double(figure.right + figure.wrong), "the precision of \(id)")
    }
  }
}
