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
  package var seeds: [String] = []
  /// The severity in profiles that `severities` does not contain.
  package let severity: Severity
  package var severities: [Profile: Severity] = [:]
  /// One sentence: the code that the rule reports.
  package let summary: String
  /// The reason of the rule.
  package let why: String
  /// The code to write instead.
  package let advice: String
  /// Whether findings can contain a fix.
  package var isFixable = false
  package let examples: [RuleExample]
  package let check: Check

  /// Returns the severity in a profile.
  package func severity(in profile: Profile) -> Severity {
    severities[profile] ?? severity
  }
}
