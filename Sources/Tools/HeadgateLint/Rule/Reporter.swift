/// Collects the findings of one rule.
package final class Reporter {
  private let rule: Rule
  private let configuration: Configuration
  package private(set) var findings: [Finding] = []

  package var profile: Profile { configuration.profile }

  package init(_ rule: Rule, _ configuration: Configuration) {
    self.rule = rule
    self.configuration = configuration
  }

  /// Reports a mistake, if the rule is not off in the file.
  ///
  /// - Parameters:
  ///   - message: The mistake, with the names involved.
  ///   - advice: The code to write instead; the advice of the rule when it is nil.
  ///   - limit: The highest severity of this finding.
  package func report(
    _ file: FileFacts,
    _ range: SourceRange,
    _ message: String,
    advice: String? = nil,
    limit: Severity = .error,
    fix: Fix? = nil
  ) {
    let severity = configuration.severity(of: rule, in: file.path)
    guard severity > .off else { return }
    findings.append(
      Finding(
        rule: rule.id,
        severity: min(severity, limit),
        path: file.path,
        range: range,
        message: message,
        advice: advice ?? rule.advice,
        fix: fix
      )
    )
  }
}
