import HeadgateTexts

/// Findings for readers at a terminal.
struct PeopleOutput {
  let sources: Sources

  func text(of result: LintResult) -> String {
    var explained: Set<String> = []
    var blocks = result.unparsed.map(unparsed)
    for finding in result.findings {
      blocks.append(block(finding, isFirst: explained.insert(finding.rule).inserted))
    }
    blocks.append(summary(result))
    let corrections = Correction.text(of: result.corrections)
    return (corrections.isEmpty ? "" : corrections + "\n") + blocks.joined(separator: "\n") + "\n"
  }

  private func block(_ finding: Finding, isFirst: Bool) -> String {
    let head =
      "\(location(finding.path, finding.range)): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]\n"
    var text = head + excerpt(finding.path, finding.range)
    // The reason is the same for all findings of a rule.
    if isFirst, let rule = Rule.named(finding.rule) { text += wrapped("why: ", rule.why) }
    text += wrapped("write: ", finding.advice)
    if finding.fix != nil { text += "  fix: available with --fix\n" }
    return text
  }

  private func unparsed(_ file: FileFacts) -> String {
    file.syntaxErrors.map { error in
      "\(location(file.path, error.range)): error: The file is not linted, because it cannot be read or parsed: \(error.message).\n"
        + excerpt(file.path, error.range)
    }.joined()
  }

  private func location(_ path: String, _ range: SourceRange) -> String {
    let position = sources.lines(of: path).position(of: range.offset)
    return "\(TerminalText.inLine(path)):\(position.line):\(position.column)"
  }

  private func excerpt(_ path: String, _ range: SourceRange) -> String {
    let lines = sources.lines(of: path)
    let position = lines.position(of: range.offset)
    let text = lines.text(ofLine: position.line)
    let number = String(position.line)
    let margin = String(repeating: " ", count: number.count)
    // A tab stays a tab, so that the caret is below its character.
    let start = String(decoding: text.utf8.prefix(position.column - 1), as: UTF8.self)
    let before = start.map { $0 == "\t" ? "\t" : " " }.joined()
    let marked = text.utf8.dropFirst(position.column - 1).prefix(range.length)
    let width = max(1, String(decoding: marked, as: UTF8.self).count)
    let line = "  \(number) | \(text)\n"
    return line + "  \(margin) | \(before)^\(String(repeating: "~", count: width - 1))\n"
  }

  private func wrapped(_ label: String, _ text: String) -> String {
    let indentation = "  " + String(repeating: " ", count: label.count)
    var lines: [String] = []
    var line = "  " + label
    var width = line.count
    for word in text.split(separator: " ") {
      let wordWidth = word.count
      if width + wordWidth > 100 {
        lines.append(line)
        line = indentation
        width = line.count
      }
      let isFirst = line.hasSuffix(" ")
      line += isFirst ? word : " \(word)"
      width += isFirst ? wordWidth : wordWidth + 1
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }

  private func summary(_ result: LintResult) -> String {
    let errors = result.findings.count { $0.severity == .error }
    let warnings = result.findings.count - errors
    let findings = "\(TerminalText.count(errors, "error")), \(TerminalText.count(warnings, "warning"))"
    var text = "\(findings) in \(TerminalText.count(result.fileCount, "file"))."
    if !result.unparsed.isEmpty { text += " Not parsed: \(result.unparsed.count)." }
    return text
  }
}
