import HeadgateTexts

/// Findings as JSON, for other tools. `version` changes when a key changes its meaning.
struct JSONOutput {
  private struct Document: Encodable {
    let version = 1
    let files: Int
    let unresolved: Int
    let findings: [Entry]
    let unparsed: [Unparsed]
    let corrections: [Corrected]
  }

  private struct Corrected: Encodable {
    let rule, path: String
    let line, column: Int
    let message: String
    let changed: [String]
  }

  private struct Entry: Encodable {
    let rule, severity, path: String
    let line, column, length: Int
    let message, advice: String
    let isFixable: Bool
  }

  private struct Unparsed: Encodable {
    let path: String
    let line, column: Int
    let message: String
  }

  let sources: Sources

  func text(of result: LintResult) throws -> String {
    let document = Document(
      files: result.fileCount,
      unresolved: result.unresolvedCount,
      findings: result.findings.map(entry),
      unparsed: result.unparsed.flatMap { file in file.syntaxErrors.map { unparsed(file.path, $0) } },
      corrections: result.corrections.map { one in
        Corrected(
          rule: one.finding.rule,
          path: one.finding.path,
          line: one.position.line,
          column: one.position.column,
          message: one.finding.message,
          changed: one.changedPaths
        )
      }
    )
    return try document.indentedJSON + "\n"
  }

  private func entry(_ finding: Finding) -> Entry {
    let position = sources.lines(of: finding.path).position(of: finding.range.offset)
    return Entry(
      rule: finding.rule,
      severity: finding.severity.rawValue,
      path: finding.path,
      line: position.line,
      column: position.column,
      length: finding.range.length,
      message: finding.message,
      advice: finding.advice,
      isFixable: finding.fix != nil
    )
  }

  private func unparsed(_ path: String, _ error: SyntaxError) -> Unparsed {
    let position = sources.lines(of: path).position(of: error.range.offset)
    return Unparsed(path: path, line: position.line, column: position.column, message: error.message)
  }
}
