/// The part of a run that needs one file only: its facts, and the findings of rules that read one file.
package struct FileAnalysis: Codable, Sendable {
  package let facts: FileFacts
  package let findings: [Finding]

  package init(path: String, source: String, linter: Linter) {
    facts = FileFacts(path: path, source: source)
    findings = linter.findings(inFile: facts)
  }

  /// Creates the analysis of a file without a text.
  init(path: String, problem: String) {
    facts = FileFacts(path: path, problem: problem)
    findings = []
  }
}

extension Linter {
  /// Returns the findings of all rules, sorted, without the suppressed ones.
  package func lint(_ analyses: [FileAnalysis], isComplete: Bool) async -> LintResult {
    let target = ResolvedTarget(analyses.map(\.facts), isComplete: isComplete)
    return result(analyses.flatMap(\.findings) + (await concurrentFindings(in: target)), target)
  }
}
