/// A rule of the linter, with its documentation and its tests.
package struct Rule: Sendable {
  /// The part that finds mistakes. It receives facts, never syntax.
  package enum Check: Sendable {
    /// A check that needs the facts of one file.
    case file(@Sendable (FileFacts, Reporter) -> Void)
    /// A check that needs the facts of a target.
    case target(@Sendable (ResolvedTarget, Reporter) -> Void)
  }

  /// The id, such as `task-result`.
  package let id: String
  /// The rows of `Documentation/ActionDesign.md` that the rule enforces.
  package let seeds: [String]
  /// The severity in profiles that `severities` does not contain.
  package let severity: Severity
  package let severities: [Profile: Severity]
  /// One sentence: the code that the rule reports.
  package let summary: String
  /// The reason of the rule.
  package let why: String
  /// The code to write instead.
  package let advice: String
  /// Whether findings can contain a fix.
  package let isFixable: Bool
  package let examples: [RuleExample]
  package let check: Check

  package init(
    _ id: String,
    seeds: [String] = [],
    _ severity: Severity,
    in severities: [Profile: Severity] = [:],
    summary: String,
    why: String,
    advice: String,
    isFixable: Bool = false,
    examples: [RuleExample],
    check: Check
  ) {
    self.id = id
    self.seeds = seeds
    self.severity = severity
    self.severities = severities
    self.summary = summary
    self.why = why
    self.advice = advice
    self.isFixable = isFixable
    self.examples = examples
    self.check = check
  }

  /// Returns the severity in a profile.
  package func severity(in profile: Profile) -> Severity {
    severities[profile] ?? severity
  }
}
