import HeadgateTexts

/// Findings in the form of compiler diagnostics.
struct XcodeOutput {
  let sources: Sources
  /// The folder of the paths of the findings; empty when they are complete.
  var folder = ""

  func text(of result: LintResult) -> String {
    let errors = result.unparsed.flatMap { file in
      file.syntaxErrors.map { line(file.path, $0.range, "error", "The file cannot be read or parsed: \($0.message).") }
    }
    let findings = result.findings.map { finding in
      line(
        finding.path,
        finding.range,
        finding.severity.rawValue,
        "\(finding.message) \(finding.advice) (\(finding.rule))"
      )
    }
    return (errors + findings).map { $0 + "\n" }.joined()
  }

  private func line(_ path: String, _ range: SourceRange, _ severity: String, _ message: String) -> String {
    let position = sources.lines(of: path).position(of: range.offset)
    let path = folder.isEmpty ? path : "\(folder)/\(path)"
    return "\(TerminalText.inLine(path)):\(position.line):\(position.column): \(severity): \(message)"
  }
}
