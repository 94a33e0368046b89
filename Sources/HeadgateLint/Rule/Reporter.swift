/// Collects the findings of one rule.
package final class Reporter {
  private let rule: Rule
  /// The severity that the configuration gives the rule.
  private let severity: Severity
  package let profile: Profile
  package private(set) var findings: [Finding] = []

  package init(_ rule: Rule, severity: Severity, profile: Profile) {
    self.rule = rule
    self.severity = severity
    self.profile = profile
  }

  /// Reports a mistake.
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
