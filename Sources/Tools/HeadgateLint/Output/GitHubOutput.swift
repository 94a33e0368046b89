/// Findings as workflow commands of GitHub.
struct GitHubOutput {
  let sources: Sources

  func text(of result: LintResult) -> String {
    let errors = result.unparsed.flatMap { file in
      file.syntaxErrors.map {
        command("error", file.path, $0.range, "syntax", "The file cannot be read or parsed: \($0.message).")
      }
    }
    let findings = result.findings.map { finding in
      command(
        finding.severity == .error ? "error" : "warning",
        finding.path,
        finding.range,
        finding.rule,
        "\(finding.message) \(finding.advice)"
      )
    }
    return (errors + findings).map { $0 + "\n" }.joined()
  }

  private func command(_ name: String, _ path: String, _ range: SourceRange, _ title: String, _ message: String)
    -> String
  {
    let position = sources.lines(of: path).position(of: range.offset)
    let place = "file=\(escaped(path, isProperty: true)),line=\(position.line),col=\(position.column)"
    return "::\(name) \(place),title=\(escaped(title, isProperty: true))::\(escaped(message, isProperty: false))"
  }

  /// A command ends at the end of its line, and a property at a comma or a colon.
  private func escaped(_ text: String, isProperty: Bool) -> String {
    // Scalars, because the two that end a line in Windows are one character.
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\n": result += "%0A"
      case "\r": result += "%0D"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
