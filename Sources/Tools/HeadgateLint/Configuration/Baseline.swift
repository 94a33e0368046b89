/// Known findings, which a run does not report.
///
/// A finding is recognized by its file, its rule and the text of its line, so that a change elsewhere in the file does not matter.
package struct Baseline: Codable, Equatable, Sendable {
  private struct Entry: Codable, Hashable, Sendable {
    let path: String
    let rule: String
    let line: String
  }

  private struct Count: Codable, Equatable, Sendable {
    let finding: Entry
    let count: Int
  }

  private let version: Int
  private let findings: [Count]

  /// Creates the baseline of findings.
  package init(_ findings: [Finding], sources: Sources) {
    version = 1
    let counts = Dictionary(findings.map { (Self.entry($0, sources), 1) }, uniquingKeysWith: +)
    self.findings = counts.map { Count(finding: $0.key, count: $0.value) }.sorted {
      ($0.finding.path, $0.finding.rule, $0.finding.line) < ($1.finding.path, $1.finding.rule, $1.finding.line)
    }
  }

  /// Returns the findings that are not in the baseline. A line can repeat as often as it did.
  package func removing(from findings: [Finding], sources: Sources) -> [Finding] {
    var counts = Dictionary(self.findings.map { ($0.finding, $0.count) }) { first, _ in first }
    return findings.filter { finding in
      let entry = Self.entry(finding, sources)
      guard let count = counts[entry], count > 0 else { return true }
      counts[entry] = count - 1
      return false
    }
  }

  private static func entry(_ finding: Finding, _ sources: Sources) -> Entry {
    let lines = sources.lines(of: finding.path)
    let text = lines.text(ofLine: lines.position(of: finding.range.offset).line)
    return Entry(path: finding.path, rule: finding.rule, line: text[...].trimmed)
  }
}
